import * as z from 'zod/mini';
import { ACCOUNT_LIMITS, HINT_FIELDS, REACH_FIELDS } from '../account-info/account-form.schema.ts';
import { CONTACT_LANGUAGES } from '../contacts/contact-text.ts';
import { choiceCell } from '../forms/file-cell.rule.ts';
import {
  choicesField,
  createForm,
  fieldOf,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { PLAN_SERVICES, SITE_TYPES } from '../sites/site-types.ts';

/**
 * The fields of a site that a dealer changes directly, in form order. The dispatch address and the permanent instructions
 * need a request (domain guide 6.7, 6.11).
 */
export const siteForm = createForm({
  name: { ...textField(requiredText('Site name', ACCOUNT_LIMITS.name)), label: 'Site name' },
  siteType: {
    ...fieldOf(z.enum(SITE_TYPES), z.string(), 'Residential', choiceCell(SITE_TYPES)),
    label: 'Site type',
  },
  servicePlan: { ...choicesField(z.enum(PLAN_SERVICES)), label: 'Service plan' },
  language: { ...optionalText(z.enum(Object.keys(CONTACT_LANGUAGES))), label: 'Language' },
  ...REACH_FIELDS,
  ...HINT_FIELDS,
});

/** The field labels, also used in the change history. */
export const SITE_FIELD_NAMES = { ...siteForm.labels, gateCode: 'Gate code' } as const;

/** The schema of a site's own fields, as the dealer saves them. */
export const siteFormSchema = z.object(siteForm.draft);
export type SiteForm = z.infer<typeof siteFormSchema>;
