import * as z from 'zod/mini';
import { createForm, fieldOf, optionalText } from '../forms/create-form.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

/** Maximum number of characters of each account text (domain guide 6.7). */
export const ACCOUNT_LIMITS = {
  name: 60,
  instructions: 2000,
  temporaryNote: 1000,
  hint: 500,
  permitNumber: 40,
  addressPart: 80,
  postalCode: 16,
} as const;

const phone = () =>
  optionalText(
    boundedText(LIMITS.phone).check(z.refine(isPhoneNumber, 'Enter a valid phone number')),
  );
const hint = () => optionalText(boundedText(ACCOUNT_LIMITS.hint));

/** Types of permits that a customer can enter. A permit without a chosen type is an alarm permit. */
const PERMIT_TYPES = ['Alarm permit', 'Burglar alarm', 'Fire alarm'] as const;
export type PermitType = (typeof PERMIT_TYPES)[number];

/** A permit number as entered by the customer. A new permit has a type but no id yet. */
const permitSchema = z.object({
  id: z.nullable(z.string()),
  number: z.string(),
  type: z.optional(z.enum(PERMIT_TYPES)),
});
const permits = z.array(permitSchema).check(
  z.maxLength(20),
  z.refine(
    (all) => all.every(({ id, number }) => id === null || number.trim() !== ''),
    'Enter the permit number',
  ),
  z.refine(
    (all) => all.every(({ number }) => number.trim().length <= ACCOUNT_LIMITS.permitNumber),
    `A permit number must be at most ${ACCOUNT_LIMITS.permitNumber} characters long`,
  ),
);

/** Form fields of an account's name, phones and email addresses, for customers and dealers. */
export const REACH_FIELDS = {
  displayName: { ...optionalText(boundedText(ACCOUNT_LIMITS.name)), label: 'Display name' },
  premisesPhone: { ...phone(), label: 'Premises phone' },
  callFirst: { ...phone(), label: 'Call first' },
  callSecond: { ...phone(), label: 'Call second' },
  serviceMail: { ...optionalEmail(), label: 'Service email' },
  billingMail: { ...optionalEmail(), label: 'Billing email' },
};

/** Form fields with hints about what responders find at the site. */
export const HINT_FIELDS = {
  directions: { ...hint(), label: 'Directions' },
  hazards: { ...hint(), label: 'Hazards' },
  pets: { ...hint(), label: 'Pets' },
};

export const optionalPhone = phone;

/** The fields that a customer changes directly, in form order. Other account data is read-only or changed by request (domain guide 6.7). */
export const accountForm = createForm({
  ...REACH_FIELDS,
  permits: { ...fieldOf(permits, z.array(permitSchema), []), label: 'Permit numbers' },
  ...HINT_FIELDS,
  note: { ...optionalText(boundedText(ACCOUNT_LIMITS.temporaryNote)), label: 'Temporary note' },
  noteUntil: {
    ...optionalText(daySchema()),
    label: 'Note ends',
  },
});

/** The schema of an edited account. A temporary note requires a last day, and a last day requires a note. */
export const accountFormSchema = z.object(accountForm.draft).check(
  z.refine(({ note, noteUntil }) => note === null || noteUntil !== null, {
    message: 'Enter the last day of the temporary note',
    path: ['noteUntil'],
  }),
  z.refine(({ note, noteUntil }) => noteUntil === null || note !== null, {
    message: 'Enter the note, or clear its last day',
    path: ['note'],
  }),
);
export type AccountForm = z.infer<typeof accountFormSchema>;

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/**
 * Returns the account schema for a given day at the site, `YYYY-MM-DD`. The schema refuses a note that ended before that
 * day or ends more than a year after it.
 */
export const accountFormOn = (today: string) =>
  accountFormSchema.check(
    z.refine(({ noteUntil }) => !isBefore(noteUntil, today), {
      message: 'The last day of the note is in the past',
      path: ['noteUntil'],
    }),
    z.refine(
      ({ noteUntil }) => !isBefore(today, noteUntil) || (noteUntil ?? '') <= yearAfter(today),
      {
        message: 'A temporary note can last one year at most',
        path: ['noteUntil'],
      },
    ),
  );
