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
      'The link works once and expires in 72 hours. If you didn’t expect this message, ignore it; nothing is created unless you use the link.',
    ],
    link,
  });

const NOT_EXPECTED = 'If you didn’t expect this, ask your administrator.';

/** Returns the email that tells a user how an administrator changed the user's access. */
export const accessMessage = (
  { to, providerName, by, group }: Words,
  did: 'changed' | 'disabled' | 'enabled' | 'removed' | 'checkReset',
): MessageText => {
  const mail = {
    changed: {
      subject: `Your access to the ${providerName} portal was changed`,
      parts: ['What you can see and do in the portal has changed.'],
    },
    disabled: {
      subject: `Your access to the ${providerName} portal was disabled`,
      parts: ['You were signed out everywhere and can’t sign in.'],
    },
    enabled: {
      subject: `Your access to the ${providerName} portal was restored`,
      parts: ['You can sign in as before.'],
    },
    removed: {
      subject: `Your access to ${group} was removed`,
      parts: ['You can no longer work for this dealer in the portal.'],
    },
    checkReset: {
      subject: `Two-step sign-in of your ${providerName} account was reset`,
      parts: [
        'The contacts that received your codes were removed, and you were signed out everywhere. You’ll be asked for a new one at your next sign-in.',
      ],
    },
  }[did];
  const { subject, parts } = mail;
  return mailText({
    to,
    subject,
    parts: [`Changed by ${by} of ${group}.`, ...parts, NOT_EXPECTED],
  });
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
      from === null ? 'No email address on file.' : `Reply to ${from}.`,
    ],
  });
