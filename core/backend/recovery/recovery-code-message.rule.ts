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
      `Enter it on the ${providerName} screen where you requested it. It works once and expires in 10 minutes.`,
      'We never ask you for this code by phone or email. If you didn’t request it, ignore this message; your password stays the same.',
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
      `Someone requested it on the ${providerName} sign-in screen. If it wasn’t you, ignore this message; nothing was changed.`,
    ],
  });
