import { err } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { ZodMiniType } from 'zod/mini';
import type { Result } from '../../kernel/result.ts';
import { type Overlap, overlapText } from '../../schedules/overlap.rule.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** Neither the edit right nor the authority of a contact. */
export const MAY_NOT_SCHEDULE = err<Refusal>({
  kind: 'forbidden',
  code: 'mayNotSchedule',
  message:
    'You may look at these schedules but not change them. Whoever administers the account can give you the right, or an authority of 2 on the call list for temporary hours.',
});

/** Only temporary hours are open to whoever has an authority and no right to edit. */
export const TEMPORARY_ONLY = err<Refusal>({
  kind: 'forbidden',
  code: 'temporaryOnly',
  message: 'You may enter temporary hours only.',
});

export const UNKNOWN_AREA = refusalOf(
  'unacceptable',
  'unknownArea',
  'One of these areas is not at this site any more. Please load the schedules again.',
);

export const UNKNOWN_HOLIDAY = refusalOf(
  'unacceptable',
  'unknownHoliday',
  'One of these holidays is not on the list any more. Please load the schedules again.',
);

/** A second one would leave open which of them counts. */
export const SCHEDULE_THERE = refusalOf(
  'conflict',
  'scheduleThere',
  'The same areas have hours of this kind again already. Delete those first, or change them.',
);

/** A second temporary entry or season of the same days and areas, of which only chance would choose; names the one that is there. */
export const scheduleOverlaps = (overlap: Overlap) =>
  refusalOf('conflict', 'scheduleOverlaps', `${overlapText(overlap)}.`);

export const NOBODY_THERE = refusalOf(
  'unacceptable',
  'nothingOpen',
  'No area is open now, so there is no closing to move.',
);

export const NO_CLOSING_LEFT = refusalOf(
  'unacceptable',
  'noClosingLeft',
  'Today has no closing left that could be moved. Enter a temporary schedule instead.',
);

/** Checks a whole form; all that is wrong with it is told at once. */
export const validateSchedule = <T>(schema: ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const text = [...new Set(Object.values(read.error).flat())].join('. ');
  return refusalOf('unacceptable', 'scheduleRefused', `${text}.`);
};
