import { mailText } from '../messages/mail-text.rule.ts';
import type { MessageText } from '../message.queue.port.ts';

/**
 * Writes the e-mail that tells the author of a message about an answer. The e-mail contains neither the message nor the
 * answer (SECURITY.md §2.12).
 */
export const answerMail = (facts: {
  readonly to: string;
  readonly reference: string;
  readonly topic: string;
  readonly providerName: string;
  readonly publicUrl: string;
}): MessageText =>
  mailText({
    to: facts.to,
    subject: `Your message ${facts.reference} was answered`,
    parts: [
      `${facts.providerName} answered your message ${facts.reference} about ${facts.topic}.`,
      'You can read the answer with your message in the portal.',
      { label: 'Read the answer', address: `${facts.publicUrl}/home/contact-us` },
    ],
  });
