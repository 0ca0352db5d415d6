import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageWords } from '../message.queue.port.ts';
import { contactWords, mailWords } from '../messages/mail-words.rule.ts';

/** The code of a customer's password recovery; nothing to click. */
export const recoveryCodeMessage = (to: string, code: string, providerName: string): MessageWords =>
  mailWords({
    to,
    subject: `Your ${providerName} password code`,
    parts: [
      { before: 'Your code for a new password is ', strong: code, after: '.' },
      `Enter it on the ${providerName} screen where you asked for it. It works for 10 minutes and once.`,
      'We never ask you for this code, by phone or by mail. If you did not ask for it, ignore this message: your password stays as it is.',
    ],
    code,
  });

/** Tells a forgotten username to the contact it belongs to. */
export const usernameMessage = (
  contact: StoredContact,
  username: string,
  providerName: string,
): MessageWords =>
  contactWords(contact, {
    subject: `Your ${providerName} username`,
    short: `Your ${providerName} username is ${username}.`,
    parts: [
      { before: 'Your username is ', strong: username, after: '.' },
      `Somebody asked for it on the ${providerName} sign-in screen. If it was not you, ignore this message: nothing was changed.`,
    ],
  });
