import type { DealerVolume } from '../../home/dealer-home.schema.ts';
import { dayAfter } from '../../kernel/calendar-day.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';

const HALF_HOUR_MS = 1800000;
const DAY_MS = 48 * HALF_HOUR_MS;
const HALF_HOURS = 48;
const DAYS = 30;

/** Number of signals and alarms in one half hour. Instants are milliseconds UTC; the day is in the group's time zone. */
interface VolumeSlot {
  readonly at: number;
  readonly day: string;
  readonly signals: number;
  readonly alarms: number;
  readonly openings: number;
  readonly closings: number;
}

/** Signal volume as stored. Half hours without a signal have no row. */
export interface StoredVolume {
  readonly timeZone: string;
  /** Today in the group's time zone; `dayStart` is the first instant of that day. */
  readonly today: string;
  readonly dayStart: number;
  readonly open: number;
  readonly closed: number;
  readonly slots: readonly VolumeSlot[];
}

/**
 * Returns the start of the period whose signal volume is read: 31 days before `now`, one day more than shown to allow for
 * clock changes.
 */
export const volumeSince = (now: number): number => now - (DAYS + 1) * DAY_MS;

const slotOf = (at: number): number => at - (at % HALF_HOUR_MS);

type Sum = Pick<VolumeSlot, 'signals' | 'alarms'>;

const NOTHING: Sum = { signals: 0, alarms: 0 };

const sumsByDay = (slots: readonly VolumeSlot[]): ReadonlyMap<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const { day, signals, alarms } of slots) {
    const before = sums.get(day) ?? NOTHING;
    sums.set(day, { signals: before.signals + signals, alarms: before.alarms + alarms });
  }
  return sums;
};

/** Returns every half hour and every day in order, with zeros where no signal arrived. */
export const describeVolume = (
  { timeZone, today, dayStart, open, closed, slots }: StoredVolume,
  now: number,
): DealerVolume => {
  const byAt = new Map(slots.map((slot) => [slot.at, slot]));
  const byDay = sumsByDay(slots);
  const present = slotOf(now);
  const since = (first: number, last: number): readonly number[] =>
    Array.from(
      { length: Math.max(0, Math.floor((last - first) / HALF_HOUR_MS) + 1) },
      (_, index) => first + index * HALF_HOUR_MS,
    );
  return {
    asOf: isoInstant(now),
    timeZone,
    halfHours: since(present - (HALF_HOURS - 1) * HALF_HOUR_MS, present).map((at) => ({
      at: isoInstant(at),
      signals: byAt.get(at)?.signals ?? 0,
      alarms: byAt.get(at)?.alarms ?? 0,
    })),
    days: Array.from({ length: DAYS }, (_, index) => dayAfter(today, index - DAYS + 1)).map(
      (day) => ({ day, ...(byDay.get(day) ?? NOTHING) }),
    ),
    today: since(slotOf(dayStart), present).map((at) => ({
      at: isoInstant(at),
      openings: byAt.get(at)?.openings ?? 0,
      closings: byAt.get(at)?.closings ?? 0,
    })),
    open,
    closed,
  };
};
