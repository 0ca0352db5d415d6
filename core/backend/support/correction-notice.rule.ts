import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import { CONTACT_NAMES } from '../account/contact-code-message.rule.ts';

const NOT_YOU = 'If you didn’t talk to our support team about this, call us.';

/**
 * Builds the notice that the next sign-in requires a new password. The notice contains no link, so that copies of the
 * notice cannot be used for phishing.
 */
export const passwordAskedNotice = (
  contact: StoredContact,
  sessionsEnded: boolean,
  providerName: string,
): MessageText => {
  const done = `Our support team asks you to choose a new password for your ${providerName} account.`;
  return contactText(contact, {
    subject: `Your ${providerName} account needs a new password`,
    short: `${done} You’ll choose it at your next sign-in. ${NOT_YOU}`,
    parts: [
      done,
      `You’ll choose it at your next sign-in, after signing in with your current password.${sessionsEnded ? ' You were signed out everywhere.' : ''}`,
      NOT_YOU,
    ],
  });
};

/** Builds the notice that tells the owner of a removed contact that the person's contacts were removed. The notice contains no link. */
export const contactsForgottenNotice = (
  contact: StoredContact,
  forgotten: readonly StoredContact[],
  providerName: string,
): MessageText => {
  const names = forgotten.map(({ type }) => CONTACT_NAMES[type]).join(' and the ');
  const done = `Our support team removed the ${names} of your ${providerName} account.`;
  return contactText(contact, {
    subject: `Contacts of your ${providerName} account were removed`,
    short: `${done} You’ll be asked for a new one at your next sign-in. ${NOT_YOU}`,
    parts: [
      done,
      'You’ll be asked for a new one at your next sign-in, and for a code on every device.',
      NOT_YOU,
    ],
  });
};

/** Builds the notice that the person's contacts were restored. */
export const contactsRestoredNotice = (
  contact: StoredContact,
  providerName: string,
): MessageText => {
  const done = `The contacts of your ${providerName} account were restored.`;
  return contactText(contact, {
    subject: `Contacts of your ${providerName} account were restored`,
    short: `${done} Our support team undid the removal.`,
    parts: [done, 'Our support team undid the removal. You don’t need to do anything.'],
  });
};

/**
 * Builds the notice to the old contact that the contact was replaced, with a link to refuse the replacement. If there was
 * no old contact of that type, the notice goes to the person's other contacts.
 */
export const correctionNotice = (
  contact: StoredContact,
  corrected: { readonly type: StoredContact['type']; readonly link: string },
  providerName: string,
): MessageText => {
  const { link } = corrected;
  const done = `Our support team was asked to change the ${CONTACT_NAMES[corrected.type]} of your ${providerName} account.`;
  return contactText(contact, {
    subject: `The ${CONTACT_NAMES[corrected.type]} of your ${providerName} account is about to change`,
    short: `${done} If you don’t want this, refuse it: ${link}`,
    parts: [
      done,
      'The new one takes effect once a code sent to it is entered after your password. If you want this change, you don’t need to do anything.',
      { label: 'Refuse the change', address: link },
      'The link works for 7 days, until the change takes effect. If you refuse, nothing changes.',
    ],
    link,
  });
};
