import { hoursText } from '#core/passcodes/hours-text.rule.ts';
import type { ListedPasscode } from '#core/passcodes/site-passcodes.schema.ts';
import type { PasscodeTimes } from '#core/passcodes/passcode.ts';
import { formatClock, formatDate, formatTime } from '../kit/format-time.ts';

const day = (text: string, today: string): string => formatDate(text, today, 'UTC');

const spanText = (
  { validFrom, validUntil }: Pick<PasscodeTimes, 'validFrom' | 'validUntil'>,
  today: string,
): string | null => {
  if (validUntil !== null && validUntil < today) return `Ended ${day(validUntil, today)}`;
  const from = validFrom === null || validFrom <= today ? null : `From ${day(validFrom, today)}`;
  const until =
    validUntil === null ? null : `${from === null ? 'Until' : 'until'} ${day(validUntil, today)}`;
  return [from, until].filter((part) => part !== null).join(' ') || null;
};

/**
 * Returns when a code is valid, in one or two lines: "Always", "Mon–Sat" with "05:00–15:00", "Until Mar 31". `today` is
 * the calendar day at the site.
 */
export const validText = (
  code: PasscodeTimes,
  today: string,
): { readonly first: string; readonly second: string | null } => {
  const span = spanText(code, today);
  const windows = (code.hours ?? []).map((one) => {
    const { days, times } = hoursText(one);
    return { days, times: formatClock(times) };
  });
  const [window] = windows;
  if (window === undefined) return { first: span ?? 'Always', second: null };
  const more = windows.length > 1 ? ` and ${windows.length - 1} more` : '';
  return span === null
    ? { first: window.days, second: `${window.times}${more}` }
    : { first: span, second: `${window.days}, ${window.times}${more}` };
};

/** Returns when a code was last given correctly, in one or two lines: "Mar 9" with "18:43", "Today" with the time, "Never". */
export const verifiedText = (
  at: string | null,
  now: string,
  timeZone: string,
): { readonly first: string; readonly second: string | null } => {
  if (at === null) return { first: 'Never', second: null };
  const date = formatDate(at, now, timeZone);
  const isToday = date === formatDate(now, now, timeZone);
  return { first: isToday ? 'Today' : date, second: formatTime(at, timeZone) };
};

/** Returns who last changed a code, and when: "Changed Mar 9 by Dana Reyes"; null for a code that nobody has changed. */
export const changedText = (
  { changedAt, changedBy }: Pick<ListedPasscode, 'changedAt' | 'changedBy'>,
  now: string,
  timeZone: string,
): string | null =>
  changedAt === null
    ? null
    : `Changed ${formatDate(changedAt, now, timeZone)}${changedBy === null ? '' : ` by ${changedBy}`}`;

/** Returns up to two initials of a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
};
