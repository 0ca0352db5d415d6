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
    short: `${code} is your ${providerName} verification code. It expires in 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your verification code is ', strong: code, after: '.' },
      `Enter it on the ${providerName} sign-in screen. It works once and expires in 10 minutes.`,
      'We never ask you for this code by phone or email. If you didn’t try to sign in, change your password.',
    ],
    code,
  });
