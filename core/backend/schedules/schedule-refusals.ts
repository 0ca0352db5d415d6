import { err } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { ZodMiniType } from 'zod/mini';
import type { Result } from '../../kernel/result.ts';
import { type Overlap, overlapText } from '../../schedules/overlap.rule.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** The caller has neither the edit right nor the authority of a contact. */
export const MAY_NOT_SCHEDULE = err<Refusal>({
  kind: 'forbidden',
  code: 'mayNotSchedule',
  message:
    'You may look at these schedules but not change them. Whoever administers the account can give you the right, or an authority of 2 on the call list for temporary hours.',
});

/** A caller with an authority but no edit right may change temporary hours only. */
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

/** With a second schedule of the same kind, it would be unclear which one applies. */
export const SCHEDULE_THERE = refusalOf(
  'conflict',
  'scheduleThere',
  'The same areas have hours of this kind again already. Delete those first, or change them.',
);

/**
 * Refuses a second temporary entry or season for the same days and areas, because the choice between them would be
 * arbitrary. The message names the existing one.
 */
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

/** Validates a whole form and reports all of its errors together. */
export const validateSchedule = <T>(schema: ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const text = [...new Set(Object.values(read.error).flat())].join('. ');
  return refusalOf('unacceptable', 'scheduleRefused', `${text}.`);
};
