import type { TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { longWeekday, typedHours } from './schedule-text.ts';

/** A week as seven fields. */
export type WeekByDay = Readonly<Record<(typeof WEEKDAYS)[number], readonly TypedEntry[]>>;

/** Groups the openings by day, so that two people can change different days. */
export const byDay = (rows: readonly TypedEntry[]): WeekByDay =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, rows.filter(({ weekdays: [on] }) => on === day)]),
  ) as unknown as WeekByDay;

/** The labels and values of the days, for showing two versions of a week side by side. */
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
