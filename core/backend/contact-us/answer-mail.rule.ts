import { mailWords } from '../messages/mail-words.rule.ts';
import type { MessageWords } from '../message.queue.port.ts';

/** Tells whoever wrote that there is an answer; the words of both stay in the portal (SECURITY.md §2.12). */
export const answerMail = (told: {
  readonly to: string;
  readonly reference: string;
  readonly topic: string;
  readonly providerName: string;
  readonly publicUrl: string;
}): MessageWords =>
  mailWords({
    to: told.to,
    subject: `Your message ${told.reference} was answered`,
    parts: [
      `${told.providerName} answered your message ${told.reference} about ${told.topic}.`,
      'The answer stands beside your message in the portal.',
      { label: 'Read the answer', address: `${told.publicUrl}/home/contact-us` },
    ],
  });
