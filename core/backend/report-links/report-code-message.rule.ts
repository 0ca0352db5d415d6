import type { StoredContact } from '../session/account.repository.port.ts';
import { contactText, mailText } from '../messages/mail-text.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import type { StoredReportLink } from './report-code.repository.port.ts';

/** Number of consecutive wrong codes after which a link is locked, and the duration of the lock in milliseconds (domain guide 6.9). */
export const LINK_LOCK = { after: 5, for: 15 * 60000 } as const;

/**
 * Returns the contacts that may receive a link's code: the address the link was mailed to, and the phone of the person
 * with that address.
 */
export const contactsOf = ({
  address,
  person,
}: Pick<StoredReportLink, 'address' | 'person'>): readonly StoredContact[] => [
  { type: 'email', value: address },
  ...(person?.phone ? [{ type: 'cellPhone', value: person.phone } as const] : []),
];

/** Checks that a contact still belongs to the link. A contact that was changed in the meantime is no longer accepted (SECURITY.md §2.5). */
export const isContactOf = (
  link: Pick<StoredReportLink, 'address' | 'person'>,
  type: string,
  value: string,
): boolean => contactsOf(link).some((one) => one.type === type && one.value === value);

/** Returns the end of a link's lock; null if the link is not locked. */
export const lockedUntil = (
  { lockedUntil: until }: Pick<StoredReportLink, 'lockedUntil'>,
  now: number,
): number | null => (until !== null && until > now ? until : null);

/** Returns when the report's file was deleted; null while it is stored. */
export const goneSince = (
  { deletedAt, expiresAt, state }: StoredReportLink['report'],
  now: number,
): { readonly since: number | null } | null => {
  if (deletedAt !== null || state !== 'ready') return { since: null };
  return expiresAt !== null && expiresAt <= now ? { since: expiresAt } : null;
};

/** Returns the link's state after another wrong code. The fifth wrong code locks the link for a while and resets the count. */
export const afterWrongCode = (
  { wrongCodes }: Pick<StoredReportLink, 'wrongCodes'>,
  now: number,
): { readonly wrongCodes: number; readonly lockedUntil: number | null } =>
  wrongCodes + 1 >= LINK_LOCK.after
    ? { wrongCodes: 0, lockedUntil: now + LINK_LOCK.for }
    : { wrongCodes: wrongCodes + 1, lockedUntil: null };

/** Writes the message with the code of a mailed report, without links. */
export const reportCodeMessage = (
  contact: StoredContact,
  code: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} report code`,
    short: `${code} opens your ${providerName} report. It expires in 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your code for the report is ', strong: code, after: '.' },
      'Enter it on the page opened by your report link. It works once, only there, and expires in 10 minutes.',
      'We never ask you for this code by phone or email. If you didn’t request it, ignore this message; no one can open the report without it.',
    ],
    code,
  });

/** Writes the message that tells a person who can run a report that a reader wants a new file. */
export const askedMessage = (
  asked: {
    readonly to: string;
    readonly reader: string;
    readonly reportId: string;
    readonly name: string;
    readonly about: string;
  },
  base: string,
): MessageText => {
  const link = `${base}/reports/completed?report=${asked.reportId}`;
  return mailText({
    to: asked.to,
    subject: `New report requested: ${asked.name}`,
    parts: [
      {
        before: '',
        strong: asked.reader,
        after: ` opened the link to ${asked.name} (${asked.about}). The file is no longer available, and they request a new one.`,
      },
      'Run the report again, then send its link.',
      { label: 'Open the report', address: link },
    ],
    link,
  });
};
