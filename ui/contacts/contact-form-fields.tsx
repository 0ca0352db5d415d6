import { CONTACT_RELATIONS } from '#core/contacts/contact.ts';
import { contactForm } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import { AUTHORITY_NAMES, authorityText, CONTACT_LANGUAGES } from '#core/contacts/contact-text.ts';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import type { ContactEditorViewModel } from './contact-editor.view-model.ts';

/** Returns select options whose text equals their value. */
export const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, text: value }));
const NONE = { value: 'none', text: 'None' } as const;
const TURNS = Array.from({ length: CONTACT_LIMITS.ecvOrder }, (_, at) => String(at + 1));
/** Select options for the authority levels, which determine what a contact may request from the monitoring center. */
export const LEVELS = AUTHORITY_NAMES.map((_, level) => ({
  value: String(level),
  text: authorityText(level),
}));
const LANGUAGES = Object.entries(CONTACT_LANGUAGES).map(([value, text]) => ({ value, text }));

export type FieldsOf = { readonly editor: ContactEditorViewModel };

/** Returns the controls for the text and date fields. */
export const textsOf = ({
  editor: {
    edit: { form },
  },
}: FieldsOf) => {
  const fieldOf = (field: 'firstName' | 'lastName' | 'company') => (
    <Field
      {...form.bind(field)}
      label={contactForm.labels[field]}
      autoComplete="off"
      data-first={field === 'firstName' ? '' : undefined}
    />
  );
  const day = (
    field: 'effective' | 'expires' | 'unavailableFrom' | 'unavailableTo',
    help?: string,
  ) => (
    <DateField
      {...form.bind(field)}
      label={contactForm.labels[field]}
      {...(help !== undefined && { help })}
    />
  );
  return { text: fieldOf, day };
};

/** Returns the controls for the select fields, each with its own text for the empty option. */
export const choicesOf = ({
  editor: {
    edit: { form },
  },
}: FieldsOf) => ({
  relation: (
    <SelectField
      {...form.bind('relation')}
      label={contactForm.labels.relation}
      placeholder="None"
      options={[NONE, ...named(CONTACT_RELATIONS)]}
      value={form.values.relation === '' ? 'none' : form.values.relation}
      onChange={(value) => form.type('relation', value === 'none' ? '' : value)}
    />
  ),
  language: (
    <SelectField
      {...form.bind('language')}
      label={contactForm.labels.language}
      placeholder="The site’s"
      options={[{ value: 'none', text: 'The site’s' }, ...LANGUAGES]}
      value={form.values.language === '' ? 'none' : form.values.language}
      onChange={(value) => form.type('language', value === 'none' ? '' : value)}
    />
  ),
  ecvOrder: (
    <SelectField
      {...form.bind('ecvOrder')}
      label="Call before police"
      help="Called to verify an alarm before police are sent."
      placeholder="No"
      options={[
        { value: 'none', text: 'No' },
        ...TURNS.map((value) => ({ value, text: `Call ${value} before police` })),
      ]}
      value={form.values.ecvOrder === '' ? 'none' : form.values.ecvOrder}
      onChange={(value) => form.type('ecvOrder', value === 'none' ? '' : value)}
    />
  ),
});
