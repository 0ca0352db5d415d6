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
      'The old passcode no longer works, neither on the phone nor for adding this account. People who already added the account keep access.',
      { label: 'Open the passcodes', address },
      `If this wasn’t one of you, call us right away. ${sender.providerName}`,
    ],
    link: address,
  });
};
