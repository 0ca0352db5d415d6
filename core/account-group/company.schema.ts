import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import {
  choiceField,
  createForm,
  numberField,
  optionalNumber,
  optionalText,
  textField,
  yesNoField,
} from '../forms/create-form.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { atMost, boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { HOLIDAY_GROUPS } from '../holidays/holiday.schema.ts';
import { isTimeZone } from '../kernel/read-time-zone.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** The states of a group: whether the provider serves it. */
export const GROUP_STATES = ['Active', 'Suspended', 'Closed'] as const;
export type GroupStatus = (typeof GROUP_STATES)[number];

/** Maximum number of licenses per company. */
export const MOST_LICENCES = 6;

const short = (max: number) => optionalText(boundedText(max));
const phone = () =>
  optionalText(
    z
      .string()
      .check(z.trim(), atMost(LIMITS.phone), z.refine(isPhoneNumber, 'Enter a valid phone number')),
  );
const WEB = /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;

const licenceSchema = z.object({
  number: requiredText('License number', 40),
  expires: z.nullable(daySchema(2100)),
});
const storedLicence = z.object({ number: z.string(), expires: z.nullable(z.string()) });
/** A license. The last day is `YYYY-MM-DD`, or null if the license does not expire. */
export type Licence = z.infer<typeof storedLicence>;

/** A license while it is being edited. */
export interface TypedLicence {
  readonly number: string;
  readonly expires: string;
}
const licences = z
  .array(licenceSchema)
  .check(z.maxLength(MOST_LICENCES, `At most ${MOST_LICENCES} licences`));

/** The company details that a dealer's administrators can change (domain guide 6.10 "Company"). */
export const companyForm = createForm({
  legalName: { ...textField(requiredText('Legal name', 100)), label: 'Legal name' },
  street: { ...short(100), label: 'Street' },
  city: { ...short(60), label: 'City' },
  region: { ...short(30), label: 'State' },
  postalCode: { ...short(12), label: 'ZIP' },
  timeZone: {
    ...choiceField(z.string().check(z.refine(isTimeZone, 'Choose a time zone')), ''),
    label: 'Time zone',
  },
  phone: { ...phone(), label: 'Phone' },
  servicePhone: { ...phone(), label: 'Service phone' },
  email: { ...optionalEmail(), label: 'Email' },
  web: {
    ...optionalText(
      z.string().check(z.trim(), atMost(200), z.regex(WEB, 'Enter a web address as example.com')),
    ),
    label: 'Website',
  },
  licences: {
    draft: licences,
    stored: z.array(storedLicence),
    blank: [] as readonly TypedLicence[],
    show: (value: readonly Licence[]): readonly TypedLicence[] =>
      value.map(({ number, expires }) => ({ number, expires: expires ?? '' })),
    cell: null,
    read: (typed: readonly TypedLicence[]) =>
      typed
        .filter(({ number, expires }) => number.trim() !== '' || expires !== '')
        .map(({ number, expires }) => ({ number, expires: expires === '' ? null : expires })),
    label: 'Licenses',
  },
  holidayGroup: { ...choiceField(z.enum(HOLIDAY_GROUPS), 'National'), label: 'Holiday group' },
});
export const companySchema = z.object(companyForm.draft);
export type Company = z.infer<typeof companySchema>;
/**
 * Allowed minimum and maximum: repeats of a signal within ten minutes that count as a flood, hours of a test, and contacts
 * called in enhanced verification.
 */
export const DEFAULT_LIMITS = { runaway: [10, 500], hours: [1, 720], ecv: [0, 3] } as const;

const whole = ([least, most]: readonly [number, number]) => {
  const text = `Enter a number from ${least} to ${most}`;
  return z.int(text).check(z.minimum(least, text), z.maximum(most, text));
};

/** The default alarm handling of a group's sites, which a site can override (domain guide 6.10 "Alarm-handling defaults"). */
export const defaultsForm = createForm({
  runawayTimes: {
    ...numberField(whole(DEFAULT_LIMITS.runaway), 60),
    blank: '60',
    show: (value: number) => String(value),
    read: (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN),
    label: 'Runaway',
  },
  verifyTests: { ...yesNoField(), label: 'Require a passcode for tests' },
  maxTestHours: { ...optionalNumber(whole(DEFAULT_LIMITS.hours)), label: 'Longest test (hours)' },
  defaultTestCategory: {
    ...choiceField(testCategorySchema, 'Technician test'),
    label: 'Test category',
  },
  ecvContacts: {
    ...numberField(whole(DEFAULT_LIMITS.ecv), 0),
    label: 'Calls before police on a new call list',
  },
});
export const alarmDefaultsSchema = z.object(defaultsForm.draft);
export type AlarmDefaults = z.infer<typeof alarmDefaultsSchema>;
