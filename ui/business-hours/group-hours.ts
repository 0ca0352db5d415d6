import { makeAutoObservable } from 'mobx';
import type {
  BusinessHoursOverview,
  StoredBusinessHours,
} from '#core/business-hours/business-hours.schema.ts';
import {
  type HoursOfGroup,
  type HoursStretch,
  hoursStretches,
} from '#core/business-hours/open-state.rule.ts';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';

/** A group or branch with its weekly hours. */
export type HoursGroup = BusinessHoursOverview['groups'][number];

/** A business-hours interval within one day, in minutes of wall time. */
export interface DayStretch extends HoursStretch {
  readonly begins: number;
  readonly ends: number;
}

/** The selected group, day and week on the hours screens. */
export class GroupHours {
  /** The selected branch; null for the active group itself. */
  siteGroupNum: number | null = null;
  /** The day whose effective hours are shown, as a `dayNumber`; null for today. */
  day: number | null = null;
  /** How often a day was chosen, also the same day again. */
  dayChoices = 0;
  /** The first day of the displayed week, as a day number; null for the current week. */
  week: number | null = null;
  readonly #clock: WallClock;

  constructor(clock: WallClock) {
    this.#clock = clock;
    makeAutoObservable(this, { of: false, today: false, stretchesOn: false, minuteNow: false });
  }

  choose(siteGroupNum: number): void {
    this.siteGroupNum = siteGroupNum;
  }

  chooseDay(day: number): void {
    this.dayChoices += 1;
    this.day = day;
  }

  turn(by: 1 | -1, thisWeek: number): void {
    this.week = (this.week ?? thisWeek) + by * 7;
  }

  goToday(): void {
    this.dayChoices += 1;
    this.week = null;
    this.day = null;
  }

  /** Returns the selected group, or the active group if the selected branch no longer exists. */
  of({ groups }: BusinessHoursOverview): HoursGroup | null {
    return groups.find((one) => one.siteGroupNum === this.siteGroupNum) ?? groups[0] ?? null;
  }

  today({ asOf }: BusinessHoursOverview, { timeZone }: HoursGroup): number {
    return dayNumber(this.#clock.wallTime(Date.parse(asOf), timeZone).slice(0, 10));
  }

  minuteNow({ asOf }: BusinessHoursOverview, { timeZone }: HoursGroup): number {
    return minuteOf(this.#clock.wallTime(Date.parse(asOf), timeZone));
  }

  /** Returns the intervals in force on a day, clipped at midnight. An interval that passes midnight appears on both days. */
  stretchesOn(
    overview: BusinessHoursOverview,
    group: HoursGroup,
    day: number,
    hours: StoredBusinessHours | null = group.hours,
  ): readonly DayStretch[] {
    const { timeZone } = group;
    const from = this.#clock.instant(`${dayText(day)}T00:00`, timeZone);
    const to = this.#clock.instant(`${dayText(day + 1)}T00:00`, timeZone);
    const whole: HoursOfGroup = {
      timeZone,
      weekly: hours,
      holidays: overview.holidays,
      temporary: overview.temporary
        .filter((one) => one.siteGroupNum === group.siteGroupNum)
        .map((one) => ({ ...one, from: Date.parse(one.from), to: Date.parse(one.to) })),
    };
    return hoursStretches(whole, from, to, this.#clock).map((one) => ({
      ...one,
      begins: minuteOf(this.#clock.wallTime(one.from, timeZone)),
      ends: one.to === to ? 1440 : minuteOf(this.#clock.wallTime(one.to, timeZone)),
    }));
  }
}

const minuteOf = (wall: string): number => {
  const [hour = 0, minute = 0] = wall.slice(11).split(':').map(Number);
  return hour * 60 + minute;
};
