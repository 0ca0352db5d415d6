import { hoursText } from '../../contacts/hours-of-day.rule.ts';
import { type ContactForm, contactForm } from '../../contacts/contact-form.schema.ts';
import type { Contact } from '../../contacts/contact-list.schema.ts';
import { contactName, contactState } from '../../contacts/contact-state.rule.ts';
import { authorityText, CONTACT_LANGUAGES } from '../../contacts/contact-text.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import { type ExportColumn, fieldColumns } from '../../lists/list-table.rule.ts';

const phoneText = ({ number, type, ext }: Contact['phones'][number]): string =>
  `${type} ${formatPhone(number)}${ext === null ? '' : ` ext ${ext}`}`;

/** Contact fields without an export column of their own. These fields are part of the name or state column, or are not exported. */
const SAID_ELSEWHERE = [
  'firstName',
  'lastName',
  'effective',
  'unavailableFrom',
  'unavailableTo',
  'notices',
  'suspended',
] as const satisfies readonly (keyof ContactForm)[];

/**
 * Returns the export columns of a call list. Contact states are those on `today`, the date at the site. No column is
 * secret (domain guide 5.7, 6.2).
 */
export const contactColumns = (today: string): readonly ExportColumn<Contact>[] => [
  {
    key: 'order',
    title: 'Order',
    value: ({ inherited, position }) => (inherited ? 'Dealer' : position),
  },
  { key: 'name', title: 'Name', value: contactName },
  ...fieldColumns<Contact>(contactForm, SAID_ELSEWHERE, {
    company: {},
    type: {},
    relation: {},
    authority: { value: ({ authority }) => authorityText(authority) },
    phones: {
      value: ({ phones }) =>
        phones
          .filter(({ number }) => number !== '')
          .map(phoneText)
          .join('; '),
    },
    emails: { value: ({ emails }) => emails.map(({ address }) => address).join('; ') },
    ecvOrder: {},
    hasKeys: {},
    panelUser: { title: 'Panel user' },
    callHours: {
      value: ({ callHours }) => (callHours === null ? 'Always' : hoursText(callHours)),
    },
    state: { title: 'State', value: (contact) => contactState(contact, today) },
    expires: {},
    language: {
      value: ({ language }) =>
        language === null ? null : (CONTACT_LANGUAGES[language] ?? language),
    },
    notes: {},
  }),
];
