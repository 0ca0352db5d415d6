import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import { CONTACT_NAMES } from '../account/contact-code-message.rule.ts';

const NOT_YOU = 'If you did not talk to our support about this, call us.';

/**
 * Builds the notice that the next sign-in requires a new password. The notice contains no link, so that copies of the
 * notice cannot be used for phishing.
 */
export const passwordAskedNotice = (
  contact: StoredContact,
  sessionsEnded: boolean,
  providerName: string,
): MessageText => {
  const done = `Our support asked for a new password of your ${providerName} account.`;
  return contactText(contact, {
    subject: `Your ${providerName} account needs a new password`,
    short: `${done} You choose it at your next sign-in. ${NOT_YOU}`,
    parts: [
      done,
      `You choose it at your next sign-in, with your password of today.${sessionsEnded ? ' You were signed out everywhere.' : ''}`,
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
  const done = `Our support removed the ${names} of your ${providerName} account.`;
  return contactText(contact, {
    subject: `Contacts of your ${providerName} account were removed`,
    short: `${done} Your next sign-in asks for a new one. ${NOT_YOU}`,
    parts: [done, 'Your next sign-in asks for a new one, and every device for a code.', NOT_YOU],
  });
};

/** Builds the notice that the person's contacts were restored. */
export const contactsRestoredNotice = (
  contact: StoredContact,
  providerName: string,
): MessageText => {
  const done = `The contacts of your ${providerName} account are in force again.`;
  return contactText(contact, {
    subject: `Contacts of your ${providerName} account are back`,
    short: `${done} Our support took their removal back.`,
    parts: [done, 'Our support took their removal back. You need not do anything.'],
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
  const done = `Our support was asked to change the ${CONTACT_NAMES[corrected.type]} of your ${providerName} account.`;
  return contactText(contact, {
    subject: `The ${CONTACT_NAMES[corrected.type]} of your ${providerName} account is about to change`,
    short: `${done} If that is not what you want, refuse it: ${link}`,
    parts: [
      done,
      'The new one counts as soon as a code sent to it was entered after your password. If that is what you want, you need not do anything.',
      { label: 'Refuse the change', address: link },
      'The link works for 7 days, and as long as the new one is not in force. Refusing keeps everything as it is.',
    ],
    link,
  });
};
