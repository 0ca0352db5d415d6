import { formatPhone } from '../kernel/format-phone.rule.ts';
import { hoursWords } from './call-hours.rule.ts';
import { CONTACT_FIELD_NAMES, type ContactForm, contactForm } from './contact-form.schema.ts';
import { authorityWords, CONTACT_LANGUAGES } from './contact-words.ts';

const plain = (value: string | number | boolean | null): string => {
  if (value === null || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

const listed = (texts: readonly string[]): string =>
  texts.length === 0 ? 'None' : texts.join(', ');

/** A field of a contact as people read it. */
export const fieldWords = (field: keyof ContactForm, form: ContactForm): string => {
  switch (field) {
    case 'phones':
      return listed(
        form.phones.map(
          ({ number, type, ext }) =>
            `${type} ${formatPhone(number)}${ext === null ? '' : ` ext ${ext}`}`,
        ),
      );
    case 'emails':
      return listed(form.emails.map(({ address }) => address));
    case 'callHours':
      return form.callHours === null ? 'Always' : hoursWords(form.callHours);
    case 'notices':
      return listed(form.notices.map((notice) => notice.replace('.', ' by ')));
    case 'authority':
      return authorityWords(form.authority);
    case 'language':
      return form.language === null
        ? 'The site’s'
        : (CONTACT_LANGUAGES[form.language] ?? form.language);
    default:
      return plain(form[field]);
  }
};

/** The fields in which two versions of a contact differ, in words. */
export const contactVersions = (
  mine: ContactForm,
  theirs: ContactForm,
): readonly { readonly label: string; readonly mine: string; readonly theirs: string }[] =>
  contactForm.names.flatMap((field) => {
    const versions = { mine: fieldWords(field, mine), theirs: fieldWords(field, theirs) };
    return versions.mine === versions.theirs
      ? []
      : [{ label: CONTACT_FIELD_NAMES[field], ...versions }];
  });
