import * as z from 'zod/mini';
import {
  ACCOUNT_FIELD_NAMES,
  ACCOUNT_LIMITS,
  HINT_FIELDS,
  REACH_FIELDS,
} from '../account-info/account-form.schema.ts';
import { CONTACT_LANGUAGES } from '../contacts/contact-words.ts';
import { choicesField, createForm, fieldOf, optionalText } from '../forms/form-fields.schema.ts';
import { requiredText } from '../forms/text.schema.ts';
import { PLAN_SERVICES, SITE_TYPES } from '../sites/site-types.ts';

/** What a dealer changes directly of a site's own fields, in the order of the form; where help is sent and the permanent instructions are asked for (domain guide 6.7, 6.11). */
export const siteForm = createForm({
  name: fieldOf(requiredText('Site name', ACCOUNT_LIMITS.name), z.string(), ''),
  siteType: fieldOf(z.enum(SITE_TYPES), z.string(), 'Residential'),
  servicePlan: choicesField(z.enum(PLAN_SERVICES)),
  language: optionalText(z.enum(Object.keys(CONTACT_LANGUAGES))),
  ...REACH_FIELDS,
  ...HINT_FIELDS,
});

/** The fields as people read them, in history too. */
export const SITE_FIELD_NAMES = {
  name: 'Site name',
  siteType: 'Site type',
  servicePlan: 'Service plan',
  language: 'Language',
  displayName: ACCOUNT_FIELD_NAMES.displayName,
  premisesPhone: ACCOUNT_FIELD_NAMES.premisesPhone,
  callFirst: ACCOUNT_FIELD_NAMES.callFirst,
  callSecond: ACCOUNT_FIELD_NAMES.callSecond,
  serviceMail: ACCOUNT_FIELD_NAMES.serviceMail,
  billingMail: ACCOUNT_FIELD_NAMES.billingMail,
  directions: ACCOUNT_FIELD_NAMES.directions,
  hazards: ACCOUNT_FIELD_NAMES.hazards,
  pets: ACCOUNT_FIELD_NAMES.pets,
  gateCode: 'Gate code',
} as const;

/** A site as its dealer saves it. */
export const siteFormSchema = z.object(siteForm.draft);
export type SiteForm = z.infer<typeof siteFormSchema>;
