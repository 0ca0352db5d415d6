import { CONTACT_FIELD_NAMES, type TypedContact } from '#core/contacts/contact-form.schema.ts';
import { authorityWords, CONTACT_LANGUAGES } from '#core/contacts/contact-words.ts';
import { weekdayWords } from '#core/passcodes/hours-words.rule.ts';
import type { FieldWords } from '../shell/revised-fields.ts';

/** Fields of a contact in words, where two versions of it stand side by side. */
export const CONTACT_FIELD_WORDS: FieldWords<TypedContact> = {
  ...CONTACT_FIELD_NAMES,
  authority: { label: CONTACT_FIELD_NAMES.authority, say: authorityWords },
  phones: {
    label: CONTACT_FIELD_NAMES.phones,
    say: (phones) =>
      phones
        .map(({ ext, number, type }) => `${type} ${number}${ext === '' ? '' : ` ext ${ext}`}`)
        .join(', '),
  },
  emails: {
    label: CONTACT_FIELD_NAMES.emails,
    say: (emails) => emails.map(({ address }) => address).join(', '),
  },
  language: {
    label: CONTACT_FIELD_NAMES.language,
    say: (code) => (code === '' ? 'The site’s' : (CONTACT_LANGUAGES[code] ?? code)),
  },
  callHours: {
    label: CONTACT_FIELD_NAMES.callHours,
    say: ({ always, windows }) =>
      always
        ? 'Always'
        : windows
            .map(({ from, to, weekdays }) => `${weekdayWords(weekdays)} ${from}–${to}`)
            .join(', '),
  },
  notices: {
    label: CONTACT_FIELD_NAMES.notices,
    say: (notices) => notices.map((notice) => notice.replace('.', ' by ')).join(', '),
  },
};
