import type { StoredContact } from '../session/account.repository.port.ts';
import { contactText, mailText } from '../messages/mail-text.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import type { StoredReportLink } from './report-code.repository.port.ts';

/** Wrong codes in a row after which a link rests, and how long, in ms (domain guide 6.9). */
export const LINK_LOCK = { after: 5, for: 15 * 60000 } as const;

/** Where a code of a link may go: the address it was mailed to, and the phone of the person whose address it is. */
export const contactsOf = ({
  address,
  person,
}: Pick<StoredReportLink, 'address' | 'person'>): readonly StoredContact[] => [
  { type: 'email', value: address },
  ...(person?.phone ? [{ type: 'cellPhone', value: person.phone } as const] : []),
];

/** Whether a contact is still one of the link's: one that was changed meanwhile opens nothing more (SECURITY.md §2.5). */
export const isContactOf = (
  link: Pick<StoredReportLink, 'address' | 'person'>,
  type: string,
  value: string,
): boolean => contactsOf(link).some((one) => one.type === type && one.value === value);

/** Until when a link takes no code; null for now. */
export const lockedUntil = (
  { lockedUntil: until }: Pick<StoredReportLink, 'lockedUntil'>,
  now: number,
): number | null => (until !== null && until > now ? until : null);

/** When the file was no longer kept; null while it is there. */
export const goneSince = (
  { deletedAt, expiresAt, state }: StoredReportLink['report'],
  now: number,
): { readonly since: number | null } | null => {
  if (deletedAt !== null || state !== 'ready') return { since: null };
  return expiresAt !== null && expiresAt <= now ? { since: expiresAt } : null;
};

/** After one more wrong code: the fifth closes the link for a while and begins to count anew. */
export const afterWrongCode = (
  { wrongCodes }: Pick<StoredReportLink, 'wrongCodes'>,
  now: number,
): { readonly wrongCodes: number; readonly lockedUntil: number | null } =>
  wrongCodes + 1 >= LINK_LOCK.after
    ? { wrongCodes: 0, lockedUntil: now + LINK_LOCK.for }
    : { wrongCodes: wrongCodes + 1, lockedUntil: null };

/** The code of a mailed report; plain words, nothing to click. */
export const reportCodeMessage = (
  contact: StoredContact,
  code: string,
  providerName: string,
): MessageText =>
  contactText(contact, {
    subject: `Your ${providerName} report code`,
    short: `${code} opens your ${providerName} report. It works for 10 minutes. We never ask you for it.`,
    parts: [
      { before: 'Your code for the report is ', strong: code, after: '.' },
      'Enter it on the page that the link of your report opened. It works for 10 minutes, once, and only there.',
      'We never ask you for this code, by phone or by mail. If you did not ask for it, ignore this message: nobody can open the report without it.',
    ],
    code,
  });

/** Notifies somebody who can make a report that its reader wants it anew. */
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
    subject: `A new report is asked for: ${asked.name}`,
    parts: [
      {
        before: '',
        strong: asked.reader,
        after: ` opened the link of ${asked.name} (${asked.about}). Its file is not kept any more, and a new one is asked for.`,
      },
      'Run the report again, then send its link.',
      { label: 'Open the report', address: link },
    ],
    link,
  });
};
