import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { instantOf } from '../kernel/instant.ts';
import { ON_CALL_LIMITS } from './on-call-list-form.schema.ts';
import { OVERRIDE_KINDS } from './on-call.ts';
import { tierSchema } from './on-call-overview.schema.ts';

const DAY = 86400000;
const id = z.uuid();
const moment = z.iso.datetime({ error: 'Enter a date and a time' });

interface TypedSpan {
  readonly from: string;
  readonly to: string;
}
/** Returns the length in milliseconds; NaN while a time cannot be read, which is neither too short nor too long. */
const lasts = ({ from, to }: TypedSpan): number => instantOf(to) - instantOf(from);
const followsItself = z.refine<TypedSpan>((span) => !(lasts(span) <= 0), {
  message: 'The end is before the start',
  path: ['to'],
});
const isNotTooLong = z.refine<TypedSpan>((span) => !(lasts(span) > ON_CALL_LIMITS.days * DAY), {
  message: `At most ${ON_CALL_LIMITS.days} days`,
  path: ['to'],
});

export const overrideForm = {
  listId: id,
  tier: tierSchema,
  kind: z.enum(OVERRIDE_KINDS),
  personId: z.nullable(id),
  insteadOf: z.nullable(id),
  from: moment,
  to: moment,
  note: z.nullable(boundedText(ON_CALL_LIMITS.note)),
} as const;
export const overrideFormSchema = z.object(overrideForm).check(
  followsItself,
  isNotTooLong,
  z.refine(({ kind, personId }) => (kind === 'remove') === (personId === null), {
    message: 'Choose who takes over',
    path: ['personId'],
  }),
  z.refine(({ insteadOf, kind }) => (kind === 'add') === (insteadOf === null), {
    message: 'Choose who is replaced',
    path: ['insteadOf'],
  }),
  z.refine(({ insteadOf, personId }) => insteadOf === null || insteadOf !== personId, {
    message: 'Choose someone else',
    path: ['personId'],
  }),
);
export type OverrideForm = z.infer<typeof overrideFormSchema>;

export const fixedForm = {
  listId: id,
  name: requiredText('Name', ON_CALL_LIMITS.name),
  from: moment,
  to: moment,
  slots: z
    .array(
      z.object({
        tier: tierSchema,
        from: moment,
        to: moment,
        people: z.array(id).check(z.minLength(1, 'Choose a person'), z.maxLength(10)),
      }),
    )
    .check(
      z.minLength(1, 'Enter who is on call'),
      z.maxLength(ON_CALL_LIMITS.slots, `At most ${ON_CALL_LIMITS.slots} shifts`),
    ),
} as const;
export const fixedFormSchema = z.object(fixedForm).check(
  followsItself,
  isNotTooLong,
  z.refine(({ slots }) => slots.every((slot) => !(lasts(slot) <= 0)), {
    message: 'The shift must end after it starts',
    path: ['slots'],
  }),
  z.refine(
    ({ from, slots, to }) =>
      slots.every(
        (slot) =>
          !(instantOf(slot.from) < instantOf(from)) && !(instantOf(slot.to) > instantOf(to)),
      ),
    { message: 'The shift must be within the schedule', path: ['slots'] },
  ),
);
export type FixedForm = z.infer<typeof fixedFormSchema>;

export const swapForm = {
  listId: id,
  tier: tierSchema,
  from: moment,
  to: moment,
  toPersonId: z.nullable(id),
  back: z.nullable(z.object({ tier: tierSchema, from: moment, to: moment })),
  note: z.nullable(boundedText(ON_CALL_LIMITS.note)),
} as const;
export const swapFormSchema = z.object(swapForm).check(
  followsItself,
  isNotTooLong,
  z.refine(({ back }) => back === null || !(lasts(back) <= 0), {
    message: 'The end is before the start',
    path: ['back'],
  }),
  z.refine(({ back, toPersonId }) => back === null || toPersonId !== null, {
    message: 'Choose whose shift you want in return',
    path: ['toPersonId'],
  }),
);
export type SwapForm = z.infer<typeof swapFormSchema>;

export const SWAP_ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type SwapAnswer = (typeof SWAP_ANSWERS)[number];
