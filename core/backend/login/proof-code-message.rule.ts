import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';

/** Writes the message with the proof code, with an explanation for an owner who did not request the code. */
export const proofCodeMessage = (
  contact: StoredContact,
  code: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} sign-in code`,
    short: `${code} is your ${providerName} code to sign in while others try your account. It works for 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your code is ', strong: code, after: '.' },
      `Somebody is trying passwords at your account. Enter this code on the ${providerName} sign-in screen, and your own try is judged at once. It works for 10 minutes and once, whoever asked for it.`,
      'It does not replace your password. We never ask you for this code, by phone or by mail. If you do not want to sign in now, ignore this message.',
    ],
    code,
  });
