import { contactForm, type TypedContact } from '#core/contacts/contact-form.schema.ts';
import { authorityWords, CONTACT_LANGUAGES } from '#core/contacts/contact-words.ts';
import { weekdayWords } from '#core/passcodes/hours-words.rule.ts';
import type { FieldWords } from '../shell/revised-fields.ts';

/** Fields of a contact in words, where two versions of it stand side by side. */
export const CONTACT_FIELD_WORDS: FieldWords<TypedContact> = {
  ...contactForm.labels,
  authority: { label: contactForm.labels.authority, say: authorityWords },
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
            .map(({ from, to, weekdays }) => `${weekdayWords(weekdays)} ${from}–${to}`)
            .join(', '),
  },
  notices: {
    label: contactForm.labels.notices,
    say: (notices) => notices.map((notice) => notice.replace('.', ' by ')).join(', '),
  },
};
