import { dayAfter } from '../kernel/calendar-day.rule.ts';
import { typedFor, typedTime } from '../kernel/typed-time.rule.ts';
import type { ReportPeriod } from '../reports/report-row.schema.ts';
import { clockText } from '../tests-on-site/scope-text.rule.ts';
import type { TimeNeed } from './verb-names.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_DAYS = 366;

/** The time in a command: a length in milliseconds, an end by the site's clock, or the period of a report. */
export type CommandTime =
  | { readonly kind: 'length'; readonly ms: number }
  /** `minute` is that of the day. Without a day, the next time the clock shows it. */
  | { readonly kind: 'until'; readonly minute: number; readonly day: 'next' | 'today' | 'tomorrow' }
  | { readonly kind: 'period'; readonly period: ReportPeriod };

/** A phrase of a time. `time` is null if the phrase leaves open which time is meant, such as "tomorrow". */
export interface TimePhrase {
  readonly at: number;
  readonly length: number;
  readonly time: CommandTime | null;
}

const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY };
const LENGTH =
  /^\+?(\d{1,5}(?:[.,]\d{1,3})?) ?(m|min|mins|minutes?|h|hrs?|hours?|d|days?)(?: ?(\d{1,2}) ?(?:m|min|mins|minutes?)?)?$/;

const readLength = (text: string): CommandTime | null => {
  const [, number = '', unit = '', minutes] = LENGTH.exec(text) ?? [];
  const each = UNITS[unit.charAt(0)];
  if (each === undefined || (minutes !== undefined && each !== HOUR)) return null;
  const exact = Number(number.replace(',', '.')) * each + Number(minutes ?? 0) * MINUTE;
  const ms = Math.round(exact / MINUTE) * MINUTE;
  return ms >= MINUTE && ms <= MOST_DAYS * DAY ? { kind: 'length', ms } : null;
};

const CLOCK = /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?$/;

/** Returns the minute of the day of a clock time; null for a text that is none. `bare` accepts an hour alone, such as "8". */
const readClock = (text: string, bare: boolean): number | null => {
  const [, hours = '', minutes, half] = CLOCK.exec(text) ?? [];
  if (hours === '' || (minutes === undefined && half === undefined && !bare)) return null;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  const fits = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!fits || minute > 59) return null;
  const full = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return full * 60 + minute;
};

const UNTIL = /^(?:(until|till|til) )?(?:(today|tomorrow) ?)?(?:at )?(.*?)(?: ?(today|tomorrow))?$/;

const readUntil = (text: string): Omit<TimePhrase, 'at' | 'length'> | null => {
  const [, until, before, clock = '', after] = UNTIL.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return null;
  const day = (before ?? after ?? 'next') as 'next' | 'today' | 'tomorrow';
  if (clock === '') return day === 'tomorrow' ? { time: null } : null;
  const minute = readClock(clock, until !== undefined || day !== 'next');
  return minute === null ? null : { time: { kind: 'until', minute, day } };
};

const PERIODS: Readonly<Record<string, ReportPeriod['kind']>> = {
  yesterday: 'day',
  'last day': 'day',
  'last week': 'week',
  'last month': 'month',
};
const DAYS = /^(?:last )?(\d{1,3}) ?(?:d|days?)$/;

const readPeriod = (text: string): CommandTime | null => {
  const kind = Object.hasOwn(PERIODS, text) ? PERIODS[text] : undefined;
  if (kind !== undefined) return { kind: 'period', period: { kind, days: 7 } };
  const days = Number(DAYS.exec(text)?.[1] ?? 0);
  return days >= 1 && days <= MOST_DAYS ? { kind: 'period', period: { kind: 'days', days } } : null;
};

const readPhrase = (text: string, need: TimeNeed): Omit<TimePhrase, 'at' | 'length'> | null => {
  if (need === 'report') {
    const time = readPeriod(text);
    return time === null ? null : { time };
  }
  const time = readLength(text);
  return time === null ? readUntil(text) : { time };
};

/** The longest phrase: "until tomorrow at 8 am". */
const MOST_WORDS = 5;

/** Returns the time phrases among folded words, from left to right, the longest at each place. */
export const readTimes = (words: readonly string[], need: TimeNeed): readonly TimePhrase[] => {
  const found: TimePhrase[] = [];
  for (let at = 0; need !== null && at < words.length; at += 1) {
    const lengths = Array.from({ length: MOST_WORDS }, (_, less) => MOST_WORDS - less);
    for (const length of lengths) {
      const read =
        at + length > words.length
          ? null
          : readPhrase(words.slice(at, at + length).join(' '), need);
      if (read === null) continue;
      found.push({ at, length, ...read });
      at += length - 1;
      break;
    }
  }
  return found;
};

/** Writes a time as it is read. */
export const writeTime = (time: CommandTime): string => {
  switch (time.kind) {
    case 'length':
      return time.ms % HOUR === 0 ? `${time.ms / HOUR}h` : `${time.ms / MINUTE}m`;
    case 'until':
      return `until ${time.day === 'next' ? '' : `${time.day} `}${clockText(time.minute)}`;
    case 'period': {
      const { kind, days } = time.period;
      const named = Object.keys(PERIODS).find((text) => PERIODS[text] === kind);
      return named ?? `last ${days} days`;
    }
  }
};

/** Returns the end that a time asks for, in milliseconds; null for a time that is past or that the clocks skip. */
export const endOf = (time: CommandTime, from: number, timeZone: string): number | null => {
  if (time.kind === 'length') return from + time.ms;
  if (time.kind === 'period') return null;
  const today = typedFor(from, timeZone).slice(0, 10);
  const on = (days: number): number | null => {
    const read = typedTime(`${dayAfter(today, days)}T${clockText(time.minute)}`, timeZone);
    return (read.kind === 'once' || read.kind === 'twice') && read.at > from ? read.at : null;
  };
  switch (time.day) {
    case 'today':
      return on(0);
    case 'tomorrow':
      return on(1);
    case 'next':
      return on(0) ?? on(1);
  }
};
