import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { clockText, type TimeForm } from '#core/kernel/clock-text.rule.ts';
import { typedMoment } from '#core/kernel/typed-time.rule.ts';

const SHAPES = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  zone: { timeZoneName: 'short' },
  weekday: { weekday: 'short' },
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
  date: { month: 'short', day: 'numeric' },
  dateOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
type Shape = keyof typeof SHAPES;

// Cached formatters, because creating a formatter takes about a hundred times as long as using it.
const made = new Map<string, Intl.DateTimeFormat>();
const formatter = (
  name: string,
  timeZone: string,
  shape: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${name} ${timeZone}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = new Intl.DateTimeFormat('en-US', { timeZone, ...shape });
  made.set(key, fresh);
  return fresh;
};

const part = (shape: Shape, at: string, timeZone: string): string =>
  formatter(shape, timeZone, SHAPES[shape]).format(new Date(at));

let timeForm: TimeForm = '24-hour';

/** Sets the form of all times on screens to the one that the reader chose. */
export const setTimeForm = (form: TimeForm): void => {
  timeForm = form;
};

/** Returns a text of the portal, such as "08:00–18:00", with its times in the reader's form. */
export const formatClock = (text: string): string => clockText(text, timeForm);

/** Returns an hour from 0 to 24 for a scale: "15", or "3p". */
export const formatHour = (hour: number): string => {
  if (timeForm === '24-hour') return String(hour).padStart(2, '0');
  return `${hour % 12 || 12}${hour % 24 < 12 ? 'a' : 'p'}`;
};

/** Returns the wall time in the given zone: "14:08", or "2:08 PM". */
export const formatTime = (at: string, timeZone: string): string =>
  formatClock(part('time', at, timeZone));

/** Returns the wall time with seconds, for events in quick succession: "02:11:07", or "2:11:07 AM". */
export const formatSeconds = (at: string, timeZone: string): string =>
  formatClock(part('seconds', at, timeZone));

/** Returns the zone's abbreviation at that time: "EDT". Use it only once per card (kit README §3). */
export const formatZone = (at: string, timeZone: string): string =>
  part('zone', at, timeZone).split(', ').at(-1) ?? timeZone;

/** Returns "Mar 12", with the year only when it is not the year of `now`. Its spaces do not break. */
export const formatDate = (at: string, now: string, timeZone: string): string => {
  const sameYear = part('day', at, timeZone).slice(-4) === part('day', now, timeZone).slice(-4);
  return part(sameYear ? 'date' : 'dateOfYear', at, timeZone).replaceAll(' ', '\u00A0');
};

const shortest = (at: string, now: string, timeZone: string): string => {
  const time = formatTime(at, timeZone);
  if (part('day', at, timeZone) === part('day', now, timeZone)) return time;
  return `${formatDate(at, now, timeZone)}, ${time}`;
};

/** Returns the zone's abbreviation at `at` if the UTC offset differs from the offset at `now`; otherwise an empty text. */
export const otherZone = (at: string, now: string, timeZone: string): string => {
  const own = formatZone(at, timeZone);
  return own === formatZone(now, timeZone) ? '' : ` ${own}`;
};

/**
 * Returns the shortest text for a time: "13:58" today, otherwise "Mar 9, 22:10". If the UTC offset differs from the offset
 * at `now`, the text ends with the zone: "Jul 9, 22:10 EDT".
 */
export const formatMoment = (at: string, now: string, timeZone: string): string =>
  `${shortest(at, now, timeZone)}${otherZone(at, now, timeZone)}`;

/**
 * Returns the shortest text for a time, always with the zone: "13:58 EDT", "Mar 9, 22:10 EDT". Used where no card or
 * column names the zone.
 */
export const formatZonedMoment = (at: string, now: string, timeZone: string): string =>
  `${shortest(at, now, timeZone)} ${formatZone(at, timeZone)}`;

/** Returns a full date and time: "Thu, Mar 12, 14:08 EDT". */
export const formatStamp = (at: string, timeZone: string): string =>
  `${part('weekday', at, timeZone)}, ${formatDate(at, at, timeZone)}, ${formatTime(at, timeZone)} ${formatZone(at, timeZone)}`;

const DAYS = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  withYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/**
 * Formats a calendar day like `2026-03-13`: as "Fri, Mar 13", as the same with the year, as "Mar 2026", or as the weekday
 * only. A line breaks at most after the weekday.
 */
export const formatDay = (day: string, as: keyof typeof DAYS = 'short'): string =>
  formatter(`day ${as}`, 'UTC', DAYS[as])
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00A0')
    .replace(/^(\w+,)\u00A0/, '$1 ');

/** Returns weekday and date of a day given by `dayNumber`: "Mon" and "Mar 9". */
export const dayNames = (day: number): { readonly name: string; readonly date: string } => {
  const [name = '', date = ''] = formatDay(dayText(day)).split(', ');
  return { name, date };
};

/** Returns a duration in at most two units: "12 m", "1 h 12 m", "11 d 4 h"; never negative. */
export const formatDuration = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  if (hours > 0) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} m`;
  return `${minutes} m`;
};

/** Returns the time since a recent start: "0:42", "38:05"; from one hour on, as `formatDuration`. */
export const formatElapsed = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= 3600) return formatDuration(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Returns the milliseconds from one time to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Returns how long ago a time was, "2 min ago"; `when` formats a time that is an hour ago or longer. */
export const formatAgo = (at: string, now: string, when: (at: string) => string): string => {
  const minutes = Math.floor(between(at, now) / 60000);
  if (minutes >= 60) return when(at);
  return minutes < 1 ? 'just now' : `${minutes} min ago`;
};

let currentZone: string | null = null;

/** Sets the zone for times that belong to no site (domain guide 5.4). */
export const setReaderZone = (timeZone: string): void => {
  currentZone = timeZone;
};

/**
 * Returns the zone for times that belong to no site: the active group's zone, or else the provider's. Before these zones
 * are known, returns the browser's zone.
 */
export const readerZone = (): string =>
  currentZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the zone's abbreviation at the typed time, such as "EDT" for a time in July. If the typed time is incomplete,
 * returns the abbreviation at `now`.
 */
export const typedZone = (typed: string, now: string, timeZone: string): string =>
  formatZone(typedMoment(typed, timeZone) || now, timeZone);
