import { err, ok, type Result } from '../kernel/result.ts';
import { DAY_MINUTES } from './effective-hours.rule.ts';
import { SCHEDULE_LIMITS } from './schedule-form.schema.ts';
import type { ScheduleEntry } from './schedule.ts';
import { wallText } from './site-hours.rule.ts';

/** One business-hours interval as typed. All times are texts, so that invalid input is not lost. */
export interface TypedEntry {
  readonly weekdays: readonly number[];
  /** The opening time, such as `08:00`. */
  readonly opens: string;
  readonly closes: string;
  readonly nextDay: boolean;
  readonly before: string;
  readonly after: string;
  readonly mustOpen: boolean;
  readonly mustClose: boolean;
}

export type EntryProblems = Partial<
  Readonly<Record<'weekdays' | 'opens' | 'closes' | 'before' | 'after', string>>
>;

/** The defaults of a new interval: supervised, with a window of half an hour before and a quarter of an hour after. */
export const NEW_ENTRY: TypedEntry = {
  weekdays: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  nextDay: false,
  before: '30',
  after: '15',
  mustOpen: true,
  mustClose: true,
};

export const typedEntry = (entry: ScheduleEntry): TypedEntry => ({
  weekdays: entry.weekdays,
  opens: wallText(entry.opensAt),
  closes: wallText(entry.closesAt),
  nextDay: entry.closesAt <= entry.opensAt,
  before: String(entry.windowBefore),
  after: String(entry.windowAfter),
  mustOpen: entry.mustOpen,
  mustClose: entry.mustClose,
});

/**
 * Returns the minute of a typed local time, or null. Accepts `08:00`, which browsers write, as well as `8:00` and `24:00`
 * for the end of a day.
 */
export const minuteOf = (text: string): number | null => {
  const found = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2])];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  return (hours * 60 + minutes) % DAY_MINUTES;
};

const windowOf = (text: string): number | null => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value <= SCHEDULE_LIMITS.window ? value : null;
};

const WINDOW_TEXT = `Minutes from 0 to ${SCHEDULE_LIMITS.window}`;

/** Reads one typed interval, or returns the error messages for its fields (domain guide 6.5 "Checks"). */
export const readEntry = (typed: TypedEntry): Result<ScheduleEntry, EntryProblems> => {
  const [opensAt, closesAt] = [minuteOf(typed.opens), minuteOf(typed.closes)];
  const [windowBefore, windowAfter] = [windowOf(typed.before), windowOf(typed.after)];
  const problems: Record<string, string> = {};
  if (typed.weekdays.length === 0) problems['weekdays'] = 'Choose at least one day';
  if (opensAt === null) problems['opens'] = 'Enter a time, like 08:00';
  if (closesAt === null) problems['closes'] = 'Enter a time, like 18:00';
  if (windowBefore === null) problems['before'] = WINDOW_TEXT;
  if (windowAfter === null) problems['after'] = WINDOW_TEXT;
  if (opensAt !== null && closesAt !== null) {
    const isNext = typed.nextDay || closesAt === 0;
    if (closesAt <= opensAt && !isNext)
      problems['closes'] = 'Closes before it opens. Tick next day if it passes midnight';
    if (closesAt > opensAt && typed.nextDay)
      problems['closes'] = 'Open for more than a day. Clear next day';
    const length = closesAt > opensAt ? closesAt - opensAt : closesAt + DAY_MINUTES - opensAt;
    if (windowAfter !== null && windowAfter >= length)
      problems['after'] = 'Longer than the opening itself';
  }
  if (
    Object.keys(problems).length > 0 ||
    opensAt === null ||
    closesAt === null ||
    windowBefore === null ||
    windowAfter === null
  )
    return err(problems);
  const { weekdays, mustOpen, mustClose } = typed;
  return ok({ weekdays, opensAt, closesAt, windowBefore, windowAfter, mustOpen, mustClose });
};
