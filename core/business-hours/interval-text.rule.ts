import { wallText } from '../schedules/site-hours.rule.ts';
import type { BusinessInterval } from './business-hours.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const daysText = (weekdays: readonly number[]): string => {
  const inOrder = weekdays.toSorted((a, b) => a - b);
  const [first, second] = inOrder;
  const last = inOrder.at(-1);
  const name = (day: number | undefined): string => DAYS[(day ?? 1) - 1] ?? '';
  const follows = inOrder.every((day, index) => day === (first ?? 0) + index);
  if (second !== undefined && inOrder.length > 2 && follows) return `${name(first)}–${name(last)}`;
  return inOrder.map(name).join(', ');
};

/** Formats one weekly interval: "Mon–Fri 08:00–17:00". */
export const intervalText = ({ closesAt, opensAt, weekdays }: BusinessInterval): string =>
  `${daysText(weekdays)} ${wallText(opensAt)}–${wallText(closesAt)}${closesAt <= opensAt ? ' next day' : ''}`;

/** Returns the weekly intervals as texts, for the audit log and for screen readers. */
export const intervalsText = (intervals: readonly BusinessInterval[]): readonly string[] =>
  intervals
    .toSorted((a, b) => Math.min(...a.weekdays) - Math.min(...b.weekdays) || a.opensAt - b.opensAt)
    .map(intervalText);
