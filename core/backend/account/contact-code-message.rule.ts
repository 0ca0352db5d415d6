import type { ContactType } from '../../session/session-view.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';

export const CONTACT_NAMES: Readonly<Record<ContactType, string>> = {
  email: 'email address',
  cellPhone: 'phone number',
};

/** Writes the message with the code that proves a new contact. */
export const contactCodeMessage = (
  contact: StoredContact,
  code: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} verification code`,
    short: `${code} is your code to confirm this phone number for ${providerName}. It expires in 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your verification code is ', strong: code, after: '.' },
      `Enter it in User Account to confirm this email address for your ${providerName} account. It works once and expires in 10 minutes.`,
      'We never ask you for this code by phone or email. If you didn’t request it, you don’t need to do anything.',
    ],
    code,
  });

/**
 * Writes the notice that tells an old contact that a new contact replaced it. The notice neither names the new contact nor
 * contains a link.
 */
export const contactChangedNotice = (
  contact: StoredContact,
  change: { readonly type: ContactType; readonly removed: boolean },
  providerName: string,
): MessageText => {
  const done = `The ${CONTACT_NAMES[change.type]} of your ${providerName} account was ${change.removed ? 'removed' : 'changed'}.`;
  return contactText(contact, {
    subject: `Your ${providerName} ${CONTACT_NAMES[change.type]} was ${change.removed ? 'removed' : 'changed'}`,
    short: `${done} If this wasn’t you, call support.`,
    parts: [done, 'If this wasn’t you, change your password and call support.'],
  });
};
