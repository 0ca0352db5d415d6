import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText, mailText } from '../messages/mail-text.rule.ts';

/** Writes the e-mail with the code of a customer's password recovery, without links. */
export const recoveryCodeMessage = (to: string, code: string, providerName: string): MessageText =>
  mailText({
    to,
    subject: `Your ${providerName} password code`,
    parts: [
      { before: 'Your code for a new password is ', strong: code, after: '.' },
      `Enter it on the ${providerName} screen where you asked for it. It works for 10 minutes and once.`,
      'We never ask you for this code, by phone or by mail. If you did not ask for it, ignore this message: your password stays as it is.',
    ],
    code,
  });

/** Writes the message with a forgotten username to its contact. */
export const usernameMessage = (
  contact: StoredContact,
  username: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} username`,
    short: `Your ${providerName} username is ${username}.`,
    parts: [
      { before: 'Your username is ', strong: username, after: '.' },
      `Somebody asked for it on the ${providerName} sign-in screen. If it was not you, ignore this message: nothing was changed.`,
    ],
  });
