import { hoursWords } from '../../contacts/call-hours.rule.ts';
import type { Contact } from '../../contacts/contact-list.schema.ts';
import { contactName, contactState } from '../../contacts/contact-state.rule.ts';
import { authorityWords, CONTACT_LANGUAGES } from '../../contacts/contact-words.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import type { ExportColumn } from '../../lists/list-table.rule.ts';

const phoneWords = ({ number, type, ext }: Contact['phones'][number]): string =>
  `${type} ${formatPhone(number)}${ext === null ? '' : ` ext ${ext}`}`;

/** A call list as it is taken away, on a day of its site; nothing secret is a column (domain guide 5.7, 6.2). */
export const contactColumns = (today: string): readonly ExportColumn<Contact>[] => [
  {
    key: 'order',
    title: 'Order',
    value: ({ inherited, position }) => (inherited ? 'Dealer' : position),
  },
  { key: 'name', title: 'Name', value: contactName },
  { key: 'company', title: 'Company', value: ({ company }) => company },
  { key: 'type', title: 'Type', value: ({ type }) => type },
  { key: 'relation', title: 'Relation', value: ({ relation }) => relation },
  { key: 'authority', title: 'Authority', value: ({ authority }) => authorityWords(authority) },
  {
    key: 'phones',
    title: 'Phones',
    value: ({ phones }) =>
      phones
        .filter(({ number }) => number !== '')
        .map(phoneWords)
        .join('; '),
  },
  {
    key: 'emails',
    title: 'E-mails',
    value: ({ emails }) => emails.map(({ address }) => address).join('; '),
  },
  { key: 'ecv', title: 'ECV', value: ({ ecvOrder }) => ecvOrder },
  { key: 'keys', title: 'Has keys', value: ({ hasKeys }) => (hasKeys ? 'Yes' : 'No') },
  { key: 'panelUser', title: 'Panel user', value: ({ panelUser }) => panelUser },
  {
    key: 'hours',
    title: 'Call hours',
    value: ({ callHours }) => (callHours === null ? 'Always' : hoursWords(callHours)),
  },
  { key: 'state', title: 'State', value: (contact) => contactState(contact, today) },
  { key: 'expires', title: 'Expires', value: ({ expires }) => expires },
  {
    key: 'language',
    title: 'Language',
    value: ({ language }) => (language === null ? null : (CONTACT_LANGUAGES[language] ?? language)),
  },
  { key: 'notes', title: 'Notes', value: ({ notes }) => notes },
];
