import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';

/** Writes a message with a verification code, as SMS or e-mail, without links. */
export const codeMessage = (
  contact: StoredContact,
  code: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} verification code`,
    short: `${code} is your ${providerName} verification code. It works for 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your verification code is ', strong: code, after: '.' },
      `Enter it on the ${providerName} sign-in screen. It works for 10 minutes and once.`,
      'We never ask you for this code, by phone or by mail. If you did not try to sign in, change your password.',
    ],
    code,
  });
