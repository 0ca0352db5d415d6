import type { TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { longWeekday, typedHours } from './schedule-text.ts';

/** A week as one field per weekday. */
export type WeekByDay = Readonly<Record<(typeof WEEKDAYS)[number], readonly TypedEntry[]>>;

/** Groups a week's rows by weekday, so that two people can change different days without a conflict. */
export const byDay = (rows: readonly TypedEntry[]): WeekByDay =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, rows.filter(({ weekdays: [on] }) => on === day)]),
  ) as unknown as WeekByDay;

/** Labels and value texts of the weekdays, for comparing two versions of a week. */
export const DAY_TEXT = Object.fromEntries(
  WEEKDAYS.map((day) => [
    day,
    {
      label: longWeekday(day),
      say: (rows: readonly TypedEntry[]) =>
        typedHours(rows.map((row) => ({ ...row, weekdays: [...WEEKDAYS] }))),
    },
  ]),
) as unknown as FieldText<WeekByDay>;
