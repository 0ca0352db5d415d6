import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { emailText } from '../forms/email-text.schema.ts';
import { atMost, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { ON_CALL_PURPOSES } from './on-call.ts';
import { QUIET_LETS, tierSchema } from './on-call-overview.schema.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

/** Maximum lengths and counts of on-call lists (domain guide 6.8 b). */
export const ON_CALL_LIMITS = {
  name: 60,
  person: 100,
  phones: 5,
  note: 255,
  tryMinutes: 30,
  repeats: 9,
  rotationDays: 56,
  turns: 60,
  /** The most people who can share one shift. */
  shared: 10,
  people: 200,
  lists: 20,
  slots: 200,
  /** The longest duration of an override or a fixed schedule, in days. */
  days: 366,
} as const;

const id = z.uuid();
const minute = z.int('Enter a time').check(z.minimum(0), z.maximum(1439));
const whole = (least: number, most: number) => {
  const text = `Enter a number from ${least} to ${most}`;
  return z.int(text).check(z.minimum(least, text), z.maximum(most, text));
};

export const onCallPersonForm = {
  name: requiredText('Name', ON_CALL_LIMITS.person),
  accountId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  phones: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          atMost(LIMITS.phone),
          z.refine(isPhoneNumber, 'Enter a valid phone number'),
        ),
    )
    .check(z.maxLength(ON_CALL_LIMITS.phones, `At most ${ON_CALL_LIMITS.phones} phones`)),
  email: z.nullable(emailText()),
  tryMinutes: whole(1, ON_CALL_LIMITS.tryMinutes),
  repeats: whole(1, ON_CALL_LIMITS.repeats),
  quiet: z.nullable(z.object({ from: minute, to: minute, lets: z.enum(QUIET_LETS) })),
  handoffNotice: z.boolean(),
  dailyDigest: z.boolean(),
} as const;
export const onCallPersonFormSchema = z.object(onCallPersonForm).check(
  z.refine(({ email, phones }) => phones.length > 0 || email !== null, {
    message: 'Enter a phone number or an email address for pages',
    path: ['phones'],
  }),
  z.refine(({ quiet }) => quiet === null || quiet.from !== quiet.to, {
    message: 'Quiet hours must start and end at different times',
    path: ['quiet'],
  }),
);
export type OnCallPersonForm = z.infer<typeof onCallPersonFormSchema>;

const weekMinute = z.object({ weekday: whole(1, 7), minute });

const day = daySchema(2100);

export const onCallListForm = {
  name: requiredText('Name', ON_CALL_LIMITS.name),
  purpose: z.enum(ON_CALL_PURPOSES),
  startsOn: day,
  endsOn: z.nullable(day),
  handoffAt: minute,
  rotationDays: whole(1, ON_CALL_LIMITS.rotationDays),
  covers: z.nullable(z.object({ from: weekMinute, to: weekMinute })),
  tiers: z
    .array(
      z.object({
        tier: tierSchema,
        turns: z
          .array(
            z
              .array(id)
              .check(
                z.maxLength(
                  ON_CALL_LIMITS.shared,
                  `At most ${ON_CALL_LIMITS.shared} people can share a shift`,
                ),
              ),
          )
          .check(z.maxLength(ON_CALL_LIMITS.turns, `At most ${ON_CALL_LIMITS.turns} turns`)),
      }),
    )
    .check(z.maxLength(3)),
} as const;

const hasEachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const onCallListFormSchema = z.object(onCallListForm).check(
  z.refine(({ endsOn, startsOn }) => !isBefore(endsOn, startsOn), {
    message: 'The last day is before the first day',
    path: ['endsOn'],
  }),
  z.refine(({ tiers }) => hasEachOnce(tiers.map(({ tier }) => tier)), {
    message: 'Choose each place only once',
    path: ['tiers'],
  }),
  z.refine(({ tiers }) => tiers.every(({ turns }) => turns.every(hasEachOnce)), {
    message: 'A person can be in a shift only once',
    path: ['tiers'],
  }),
);
export type OnCallListForm = z.infer<typeof onCallListFormSchema>;
