import * as z from 'zod/mini';
import { createForm, fieldOf, optionalText } from '../forms/create-form.schema.ts';
import { optionalEmail } from '../forms/optional-email.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Lengths of an account's texts (domain guide 6.7). */
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

/** What a permit is for that a customer enters; without a word of it, any alarm. */
const PERMIT_TYPES = ['Alarm permit', 'Burglar alarm', 'Fire alarm'] as const;
export type PermitType = (typeof PERMIT_TYPES)[number];

/** A permit's number as the customer gives it; one without an id is not on file yet, and says what it is for. */
const permitSchema = z.object({
  id: z.nullable(z.string()),
  number: z.string(),
  type: z.optional(z.enum(PERMIT_TYPES)),
});
const permits = z.array(permitSchema).check(
  z.maxLength(20),
  z.refine(
    (all) => all.every(({ id, number }) => id === null || number.trim() !== ''),
    'A permit needs its number',
  ),
  z.refine(
    (all) => all.every(({ number }) => number.trim().length <= ACCOUNT_LIMITS.permitNumber),
    `A permit number must be at most ${ACCOUNT_LIMITS.permitNumber} characters long`,
  ),
);

/** How an account is called and reached, for its customer and its dealer alike. */
export const REACH_FIELDS = {
  displayName: { ...optionalText(boundedText(ACCOUNT_LIMITS.name)), label: 'Display name' },
  premisesPhone: { ...phone(), label: 'Premises phone' },
  callFirst: { ...phone(), label: 'Call first' },
  callSecond: { ...phone(), label: 'Call second' },
  serviceMail: { ...optionalEmail(), label: 'Service email' },
  billingMail: { ...optionalEmail(), label: 'Billing email' },
};

/** What responders meet at the door. */
export const HINT_FIELDS = {
  directions: { ...hint(), label: 'Directions' },
  hazards: { ...hint(), label: 'Hazards' },
  pets: { ...hint(), label: 'Pets' },
};

/** A phone number that may be missing. */
export const optionalPhone = phone;

/** What a customer changes directly, in the order of the form; everything else of an account is read-only or requested (domain guide 6.7). */
export const accountForm = createForm({
  ...REACH_FIELDS,
  permits: { ...fieldOf(permits, z.array(permitSchema), []), label: 'Permit numbers' },
  ...HINT_FIELDS,
  note: { ...optionalText(boundedText(ACCOUNT_LIMITS.temporaryNote)), label: 'Temporary note' },
  noteUntil: {
    ...optionalText(
      z.string().check(z.refine((text) => isCalendarDay(text, 9999), 'Enter a date')),
    ),
    label: 'Note ends',
  },
});

/** An account as it is edited; a temporary note has its last day, and a last day its note. */
export const accountFormSchema = z.object(accountForm.draft).check(
  z.refine(({ note, noteUntil }) => note === null || noteUntil !== null, {
    message: 'A temporary note needs its last day',
    path: ['noteUntil'],
  }),
  z.refine(({ note, noteUntil }) => noteUntil === null || note !== null, {
    message: 'Write the note, or take its day away',
    path: ['note'],
  }),
);
export type AccountForm = z.infer<typeof accountFormSchema>;

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The same on a day of the site, `YYYY-MM-DD`: a note that is over already would vanish as soon as it is saved, and one without an end in sight is not temporary. */
export const accountFormOn = (today: string) =>
  accountFormSchema.check(
    z.refine(({ noteUntil }) => noteUntil === null || noteUntil >= today, {
      message: 'The last day of the note is over',
      path: ['noteUntil'],
    }),
    z.refine(({ noteUntil }) => noteUntil === null || noteUntil <= yearAfter(today), {
      message: 'A temporary note ends within a year',
      path: ['noteUntil'],
    }),
  );
