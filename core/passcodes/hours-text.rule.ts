import type { CallHours } from '../contacts/contact.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Weekdays (1 is Monday) as they are read, runs of three and more drawn together: "Mon–Fri, Sun". */
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

/** A minute of the day as a clock on the wall shows it: "05:00". */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The same back; null for what is no time. */
export const minuteOf = (text: string): number | null => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

/** One weekly window in two parts: its days, and its times. */
export const hoursText = ({
  weekdays,
  from,
  to,
}: CallHours): { readonly days: string; readonly times: string } => ({
  days: weekdayText(weekdays),
  times: from === to ? 'all day' : `${minuteText(from)}–${minuteText(to)}`,
});
