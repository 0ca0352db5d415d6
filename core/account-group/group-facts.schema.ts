import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/contact-lines.schema.ts';
import {
  choiceField,
  createForm,
  fieldOf,
  optionalNumber,
  optionalText,
  textField,
} from '../forms/form-fields.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { atMost, boundedText, requiredText } from '../forms/text.schema.ts';
import { HOLIDAY_GROUPS } from '../holidays/holiday.schema.ts';
import { isTimeZone } from '../kernel/time-zone.rule.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { LIMITS } from '../kernel/limits.ts';
import { testCategorySchema } from '../tests-on-site/site-test.schema.ts';

/** Whether the provider works for a group. */
export const GROUP_STATES = ['Active', 'Suspended', 'Closed'] as const;
export type GroupStatus = (typeof GROUP_STATES)[number];

/** Licences a company has at most. */
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
  number: requiredText('Licence number', 40),
  expires: z.nullable(
    z.string().check(z.refine((text) => isCalendarDay(text, 2100), 'Enter a date')),
  ),
});
const storedLicence = z.object({ number: z.string(), expires: z.nullable(z.string()) });
/** A licence; its last day is `YYYY-MM-DD`, null where it has none. */
export type Licence = z.infer<typeof storedLicence>;

/** A licence while it is edited. */
export interface TypedLicence {
  readonly number: string;
  readonly expires: string;
}
const licences = z
  .array(licenceSchema)
  .check(z.maxLength(MOST_LICENCES, `At most ${MOST_LICENCES} licences`));

/** What a dealer's company is, as its administrators change it (domain guide 6.10 "Company"). */
export const companyForm = createForm({
  legalName: textField(requiredText('Legal name', 100)),
  street: short(100),
  city: short(60),
  region: short(30),
  postalCode: short(12),
  timeZone: choiceField(z.string().check(z.refine(isTimeZone, 'Choose a time zone')), ''),
  phone: phone(),
  servicePhone: phone(),
  email: optionalEmail(),
  web: optionalText(
    z.string().check(z.trim(), atMost(200), z.regex(WEB, 'Enter a web address as example.com')),
  ),
  licences: {
    draft: licences,
    stored: z.array(storedLicence),
    blank: [] as readonly TypedLicence[],
    show: (value: readonly Licence[]): readonly TypedLicence[] =>
      value.map(({ number, expires }) => ({ number, expires: expires ?? '' })),
    read: (typed: readonly TypedLicence[]) =>
      typed
        .filter(({ number, expires }) => number.trim() !== '' || expires !== '')
        .map(({ number, expires }) => ({ number, expires: expires === '' ? null : expires })),
  },
  holidayGroup: choiceField(z.enum(HOLIDAY_GROUPS), 'National'),
});
export const companySchema = z.object(companyForm.draft);
export type Company = z.infer<typeof companySchema>;

/** The fields as people read them. */
export const COMPANY_FIELD_NAMES: Readonly<Record<keyof Company, string>> = {
  legalName: 'Legal name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP',
  timeZone: 'Time zone',
  phone: 'Phone',
  servicePhone: 'Service phone',
  email: 'E-mail',
  web: 'Web',
  licences: 'Licenses',
  holidayGroup: 'Holiday group',
};

/** So often the same signal within ten minutes may be a flood; how many contacts a new list calls in enhanced verification; hours a test may be limited to. */
export const DEFAULT_LIMITS = { runaway: [10, 500], hours: [1, 720], ecv: [0, 3] } as const;

const whole = ([least, most]: readonly [number, number]) => {
  const words = `Enter a number from ${least} to ${most}`;
  return z.int(words).check(z.minimum(least, words), z.maximum(most, words));
};

/** How alarms of a group's sites are handled unless something else is said there (domain guide 6.10 "Alarm-handling defaults"). */
export const defaultsForm = createForm({
  runawayTimes: {
    ...fieldOf(whole(DEFAULT_LIMITS.runaway), z.int(), 60),
    blank: '60',
    show: (value: number) => String(value),
    read: (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN),
  },
  verifyTests: fieldOf(z.boolean(), z.boolean(), false),
  maxTestHours: optionalNumber(whole(DEFAULT_LIMITS.hours)),
  defaultTestCategory: choiceField(testCategorySchema, 'Technician test'),
  ecvContacts: fieldOf(whole(DEFAULT_LIMITS.ecv), z.int(), 0),
});
export const alarmDefaultsSchema = z.object(defaultsForm.draft);
export type AlarmDefaults = z.infer<typeof alarmDefaultsSchema>;

export const DEFAULT_FIELD_NAMES: Readonly<Record<keyof AlarmDefaults, string>> = {
  runawayTimes: 'Runaway',
  verifyTests: 'Verify contact for test',
  maxTestHours: 'Longest test, hours',
  defaultTestCategory: 'Test category',
  ecvContacts: 'ECV calls of a new list',
};
