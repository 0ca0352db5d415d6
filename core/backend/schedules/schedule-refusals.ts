import { err } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { ZodMiniType } from 'zod/mini';
import type { Result } from '../../kernel/result.ts';
import { type Overlap, overlapText } from '../../schedules/overlap.rule.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** Refusal for a caller who has neither the edit right nor the authority of a contact. */
export const MAY_NOT_SCHEDULE = err<Refusal>({
  kind: 'forbidden',
  code: 'mayNotSchedule',
  message:
    'You can view these schedules but not change them. The account administrator can give you the right, or authority level 2 on the call list for temporary hours.',
});

/** Refusal for a caller with a contact's authority but no edit right, who may change temporary hours only. */
export const TEMPORARY_ONLY = err<Refusal>({
  kind: 'forbidden',
  code: 'temporaryOnly',
  message: 'You can enter only temporary hours.',
});

export const UNKNOWN_AREA = refusalOf(
  'unacceptable',
  'unknownArea',
  'One of these areas is no longer at this site. Please reload the schedules.',
);

export const UNKNOWN_HOLIDAY = refusalOf(
  'unacceptable',
  'unknownHoliday',
  'One of these holidays is no longer on the list. Please reload the schedules.',
);

/** Refusal of a second schedule of the same kind, because only one of them could apply. */
export const SCHEDULE_THERE = refusalOf(
  'conflict',
  'scheduleThere',
  'These areas already have hours of this kind again. Delete or change those first.',
);

/** Returns the refusal of a second temporary entry or season for the same days and areas. The message names the existing entry. */
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
  'There’s no closing left to move today. Enter a temporary schedule instead.',
);

/** Validates a form by a schema. Returns the parsed form, or a refusal that lists all errors. */
export const validateSchedule = <T>(schema: ZodMiniType<T>, form: unknown): Result<T, Refusal> => {
  const read = readForm(schema, form);
  if (read.ok) return read;
  const text = [...new Set(Object.values(read.error).flat())].join('. ');
  return refusalOf('unacceptable', 'scheduleRefused', `${text}.`);
};
