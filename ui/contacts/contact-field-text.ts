import { contactForm, type TypedContact } from '#core/contacts/contact-form.schema.ts';
import { authorityText, CONTACT_LANGUAGES } from '#core/contacts/contact-text.ts';
import { weekdayText } from '#core/passcodes/hours-text.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { formatClock } from '../kit/format-time.ts';

/** Labels and value texts of the contact's fields, for the comparison of two versions. */
export const CONTACT_FIELD_TEXT: FieldText<TypedContact> = {
  ...contactForm.labels,
  authority: { label: contactForm.labels.authority, say: authorityText },
  phones: {
    label: contactForm.labels.phones,
    say: (phones) =>
      phones
        .map(({ ext, number, type }) => `${type} ${number}${ext === '' ? '' : ` ext ${ext}`}`)
        .join(', '),
  },
  emails: {
    label: contactForm.labels.emails,
    say: (emails) => emails.map(({ address }) => address).join(', '),
  },
  language: {
    label: contactForm.labels.language,
    say: (code) => (code === '' ? 'The site’s' : (CONTACT_LANGUAGES[code] ?? code)),
  },
  callHours: {
    label: contactForm.labels.callHours,
    say: ({ always, windows }) =>
      always
        ? 'Always'
        : windows
            .map(({ from, to, weekdays }) => formatClock(`${weekdayText(weekdays)} ${from}–${to}`))
            .join(', '),
  },
  notices: {
    label: contactForm.labels.notices,
    say: (notices) => notices.map((notice) => notice.replace('.', ' by ')).join(', '),
  },
};
