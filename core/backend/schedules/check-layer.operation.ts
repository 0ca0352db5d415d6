import { ok, type Result } from '../../kernel/result.ts';
import { sameAreas } from '../../schedules/assign-holidays.rule.ts';
import { overlapsOf } from '../../schedules/overlap.rule.ts';
import type { Schedule } from '../../schedules/schedule.ts';
import { type ScheduleForm, scheduleFormSchema } from '../../schedules/schedule-form.schema.ts';
import type { Refusal } from '../refusal.ts';
import type { ScheduleFacts } from './schedule.repository.port.ts';
import { type LockedSchedules, checkAreas } from './change-schedules-of.operation.ts';
import {
  validateSchedule,
  SCHEDULE_THERE,
  scheduleOverlaps,
  UNKNOWN_HOLIDAY,
} from './schedule-refusals.ts';

/** Refuses a layer that covers the same areas and days as another layer, because only one of them could apply. */
export const checkOthers = (
  { schedules }: Pick<ScheduleFacts, 'schedules'>,
  wanted: Schedule,
  id: string,
): Result<null, Refusal> => {
  const others = schedules.filter((one) => one.id !== id);
  const isThere =
    (wanted.layer === 'permanent' || wanted.layer === 'holiday') &&
    others.some(
      (one) =>
        one.layer === wanted.layer &&
        one.holidayGroup === wanted.holidayGroup &&
        one.holidayName === wanted.holidayName &&
        sameAreas(one.areaNums, wanted.areaNums),
    );
  if (isThere) return SCHEDULE_THERE;
  const equal = overlapsOf(wanted, others).find(({ counts }) => counts === 'neither');
  return equal === undefined ? ok(null) : scheduleOverlaps(equal);
};

/** Returns the edit right that a change to this layer requires: `temporary` for temporary hours, `other` for all other layers. */
export const rankOf = ({ layer }: Pick<Schedule, 'layer'>) =>
  layer === 'temporary' ? ('temporary' as const) : ('other' as const);

/** Validates the form of a layer against its schema, then against the data of the site. */
export const checkLayer = (
  { facts, checkLayer: check }: LockedSchedules,
  input: unknown,
  id: string,
): Result<ScheduleForm, Refusal> => {
  const read = validateSchedule(scheduleFormSchema, input);
  if (!read.ok) return read;
  const form = read.value;
  const may = check(rankOf(form));
  if (!may.ok) return may;
  const known = checkAreas(facts, form.areaNums);
  if (!known.ok) return known;
  const { holidayName } = form;
  const isListed = facts.holidays.some(
    (one) => one.holidayGroup === form.holidayGroup && one.name === holidayName,
  );
  if (holidayName !== null && !isListed) return UNKNOWN_HOLIDAY;
  const alone = checkOthers(facts, form, id);
  return alone.ok ? read : alone;
};
