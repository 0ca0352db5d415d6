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
    short: `${code} is your ${providerName} code to sign in while someone else is trying passwords. It expires in 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your code is ', strong: code, after: '.' },
      `Someone is trying passwords on your account. Enter this code on the ${providerName} sign-in screen so that you can sign in right away. It works once and expires in 10 minutes.`,
      'It doesn’t replace your password. We never ask you for this code by phone or email. If you’re not signing in now, ignore this message.',
    ],
    code,
  });
