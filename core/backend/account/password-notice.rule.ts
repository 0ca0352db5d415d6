import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';

/** The kind of password change: `changed` replaced an earlier password, `first` set the account's first password. */
export type PasswordEvent = 'changed' | 'first';

const EVENTS = {
  changed: {
    subject: (name: string) => `Your ${name} password was changed`,
    sentence: (name: string) => `The password of your ${name} account was changed.`,
    effect:
      'You were signed out everywhere else. If your account uses codes, you’ll be asked for one at your next sign-in.',
  },
  first: {
    subject: (name: string) => `Your ${name} account is ready`,
    sentence: (name: string) => `A password was set for your ${name} account.`,
    effect: 'You can now sign in with it.',
  },
} as const;

/** Writes the notice that tells one contact that the account's password was set or changed. The notice contains no link. */
export const passwordNotice = (
  contact: StoredContact,
  providerName: string,
  event: PasswordEvent,
): MessageText => {
  const words = EVENTS[event];
  const subject = words.subject(providerName);
  return contactText(contact, {
    subject,
    short: `${subject}. If this wasn’t you, call support.`,
    parts: [words.sentence(providerName), words.effect, 'If this wasn’t you, call support.'],
  });
};
