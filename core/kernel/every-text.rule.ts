import { counted } from './counted.rule.ts';

/** Units of an interval, in minutes, largest first. */
export const INTERVAL_UNITS = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number]['unit'];

/** Returns the largest unit that divides an interval, and how many of it there are: 43200 minutes are 30 days. */
export const inUnits = (
  minutes: number,
): { readonly count: number; readonly unit: IntervalUnit } => {
  const found = INTERVAL_UNITS.find((one) => minutes > 0 && minutes % one.minutes === 0);
  return { count: minutes / (found?.minutes ?? 1), unit: found?.unit ?? 'minute' };
};

/** Returns an interval as text: "every 30 days", "every hour". */
export const everyText = (minutes: number): string => {
  const { count, unit } = inUnits(minutes);
  return `every ${count === 1 ? unit : counted(count, unit)}`;
};
