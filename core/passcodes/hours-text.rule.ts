import type { CallHours } from '../contacts/contact.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Returns weekdays (1 is Monday) as text, such as "Mon–Fri, Sun". Three or more consecutive days become a range. */
export const weekdayText = (weekdays: readonly number[]): string => {
  const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (sorted.length === DAYS.length) return 'Every day';
  const runs: number[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => DAYS[(day ?? 1) - 1] ?? '';
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(', '),
    )
    .join(', ');
};

/** Returns a minute of the day as a time, such as "05:00". */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Returns the minute of the day for a time such as "05:00", or null for any other text. */
export const minuteOf = (text: string): number | null => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

/** Returns the days and the times of one weekly window, as two texts. */
export const hoursText = ({
  weekdays,
  from,
  to,
}: CallHours): { readonly days: string; readonly times: string } => ({
  days: weekdayText(weekdays),
  times: from === to ? 'all day' : `${minuteText(from)}–${minuteText(to)}`,
});
