import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { CONTACT_LANGUAGES } from '../contacts/contact-text.ts';
import {
  choiceField,
  choicesField,
  createForm,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { cleanNumber } from '../sites/check-number.rule.ts';
import { mapPointField } from '../forms/map-point-field.schema.ts';
import { DEVICE_TYPES, PATH_KINDS, PLAN_SERVICES, SITE_TYPES } from '../sites/site-types.ts';
import { ZONE_FORMATS } from '../zones/zone-kinds.ts';
import { isTimeZone, USUAL_TIME_ZONES } from '../kernel/read-time-zone.rule.ts';
import { NEW_ACCOUNT_LIMITS, TEST_HOURS } from './new-account-limits.ts';

const phone = () =>
  optionalText(
    boundedText(LIMITS.phone).check(z.refine(isPhoneNumber, 'Enter a valid phone number')),
  );
const part = (max: number = ACCOUNT_LIMITS.addressPart) => optionalText(boundedText(max));
const day = () => optionalText(daySchema());

/** The form of one panel or communicator: its account number and how it reports (domain guide 6.18). */
export const transmitterForm = createForm({
  xmit: textField(
    requiredText('Transmitter number', NEW_ACCOUNT_LIMITS.xmit).check(z.overwrite(cleanNumber)),
  ),
  deviceType: choiceField(z.enum(DEVICE_TYPES), 'Alarm panel'),
  path: choiceField(z.enum(PATH_KINDS), 'Internet'),
  receiver: optionalText(boundedText(NEW_ACCOUNT_LIMITS.receiver)),
  format: choiceField(z.enum(ZONE_FORMATS), 'CID'),
});
export const transmitterFormSchema = z.object(transmitterForm.draft);

const ADDRESS_FIELDS = {
  street: { ...textField(requiredText('Street', ACCOUNT_LIMITS.addressPart)), label: 'Street' },
  unit: { ...part(), label: 'Unit' },
  city: { ...textField(requiredText('City', ACCOUNT_LIMITS.addressPart)), label: 'City' },
  region: { ...textField(requiredText('State', ACCOUNT_LIMITS.addressPart)), label: 'State' },
  postalCode: {
    ...textField(requiredText('Postal code', ACCOUNT_LIMITS.postalCode)),
    label: 'Postal code',
  },
  county: { ...part(), label: 'County or municipality' },
  crossStreet: { ...part(), label: 'Cross street' },
  subdivision: { ...part(), label: 'Subdivision' },
};
/** The address of a site, with the map point that can be requested later. */
export const addressForm = createForm({ ...ADDRESS_FIELDS, mapPoint: mapPointField });

/** The form of the site's address and details (domain guide 6.18). No geocoder is configured, so an address is stored as typed. */
export const premisesForm = createForm({
  siteType: { ...choiceField(z.enum(SITE_TYPES), 'Residential'), label: 'Location type' },
  name: { ...textField(requiredText('Name', ACCOUNT_LIMITS.name)), label: 'Name' },
  ...ADDRESS_FIELDS,
  timeZone: {
    ...choiceField(
      z.string().check(z.refine(isTimeZone, 'Choose a time zone')),
      USUAL_TIME_ZONES[0],
    ),
    label: 'Time zone',
  },
  premisesPhone: { ...phone(), label: 'Premises phone' },
  callFirst: { ...phone(), label: 'Call first' },
  callSecond: { ...phone(), label: 'Call second' },
  language: { ...choiceField(z.enum(Object.keys(CONTACT_LANGUAGES)), 'en'), label: 'Language' },
});
export const premisesFormSchema = z.object(premisesForm.draft);

/** The form of one agency that may be dispatched. A blank name means that there is no agency (domain guide 6.18). */
export const agencyForm = createForm({ name: part(), phone: phone() });

/** The form of a city permit (domain guide 6.7 "Permits"). */
export const permitForm = createForm({
  type: choiceField(z.enum(['Alarm permit', 'Burglar alarm', 'Fire alarm']), 'Alarm permit'),
  number: textField(requiredText('Permit number', ACCOUNT_LIMITS.permitNumber)),
  issued: day(),
  expires: day(),
  agency: part(),
});
export const permitFormSchema = z.object(permitForm.draft);
export const agencyFormSchema = z.object(agencyForm.draft);

/** The form of the agreed services and of how the new account starts (domain guide 6.18). */
export const agreementForm = createForm({
  plan: choicesField(z.enum(PLAN_SERVICES), 'Choose at least one service'),
  billingNote: optionalText(boundedText(NEW_ACCOUNT_LIMITS.note)),
  testHours: choiceField(z.enum(TEST_HOURS), '24'),
  dispatchInstructions: optionalText(boundedText(ACCOUNT_LIMITS.instructions)),
  note: optionalText(boundedText(ACCOUNT_LIMITS.temporaryNote)),
});
export const agreementFormSchema = z.object(agreementForm.draft);
/** The kinds of agencies that may be dispatched, in the order of the form. */
export const AGENCY_KINDS = ['Police', 'Fire', 'Medical', 'Guard'] as const;
