import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';

interface Words {
  readonly to: string;
  readonly providerName: string;
  /** Name of the administrator. */
  readonly by: string;
  /** Name of the dealer. */
  readonly group: string;
}

/**
 * Returns the email that invites a person to become a user of a dealer. The sender is the dealer, or the provider
 * (`house`) for the dealer's first administrator.
 */
export const joinMessage = (
  { to, providerName, by, group, house }: Words & { readonly house: string | null },
  { name, link }: { readonly name: string; readonly link: string },
): MessageText =>
  mailText({
    to,
    subject: `${house ?? group} invites you to the ${providerName} portal`,
    parts: [
      `${name}, ${by} of ${house ?? group} invites you to use the ${providerName} portal${house === null ? '' : ` for ${group}`}.`,
      { label: 'Choose your username and password', address: link },
      'The link works for 72 hours and once. If you did not expect this message, ignore it: without the link nothing is created.',
    ],
    link,
  });

const NOT_EXPECTED = 'If you did not expect this, ask your administrator.';

/** Returns the email that tells a user how an administrator changed the user's access. */
export const accessMessage = (
  { to, providerName, by, group }: Words,
  did: 'changed' | 'disabled' | 'enabled' | 'removed' | 'checkReset',
): MessageText => {
  const mail = {
    changed: {
      subject: `Your access to the ${providerName} portal was changed`,
      parts: ['What you may do and see there is different from now on.'],
    },
    disabled: {
      subject: `Your access to the ${providerName} portal was disabled`,
      parts: ['You were signed out everywhere and cannot sign in.'],
    },
    enabled: {
      subject: `Your access to the ${providerName} portal is back`,
      parts: ['You can sign in as before.'],
    },
    removed: {
      subject: `Your access to ${group} was removed`,
      parts: ['You cannot work for this dealer in the portal any more.'],
    },
    checkReset: {
      subject: `The sign-in check of your ${providerName} account was reset`,
      parts: [
        'The contacts your codes went to were forgotten, and you were signed out everywhere. Your next sign-in asks for a new one.',
      ],
    },
  }[did];
  const { subject, parts } = mail;
  return mailText({ to, subject, parts: [`By ${by} of ${group}.`, ...parts, NOT_EXPECTED] });
};

/** Returns the email with an administrator's request to the provider's representative. */
export const askMessage = (
  { to, by, group }: Omit<Words, 'providerName'>,
  {
    subject,
    text,
    from,
  }: { readonly subject: string; readonly text: string; readonly from: string | null },
): MessageText =>
  mailText({
    to,
    subject: `${group}: ${subject}`,
    parts: [
      `${by} of ${group} writes:`,
      ...text.split(/\n+/).filter((line) => line.trim() !== ''),
      from === null ? 'No e-mail address is known.' : `Answer to ${from}.`,
    ],
  });
