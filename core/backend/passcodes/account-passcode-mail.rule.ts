import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';

/** Writes the e-mail that tells a customer who reset the account passcode and when, without the code (domain guide 6.4 "Side effect"). */
export const accountPasscodeMail = (
  to: string,
  change: {
    readonly by: string;
    /** Time of the reset as text, in the site's time zone. */
    readonly when: string;
    readonly siteName: string;
    readonly addressDisplay: string;
  },
  sender: { readonly providerName: string; readonly publicUrl: string },
): MessageText => {
  const address = `${sender.publicUrl}/msa/passcodes`;
  return mailText({
    to,
    subject: `Account passcode changed: ${change.siteName}`,
    parts: [
      `${change.by} changed the account passcode of ${change.siteName}, ${change.addressDisplay}, ${change.when}.`,
      'The former one counts no longer, on the phone as for adding this account. Whoever is linked already stays so.',
      { label: 'Open the passcodes', address },
      `If nobody of you did this, call us at once. ${sender.providerName}`,
    ],
    link: address,
  });
};
