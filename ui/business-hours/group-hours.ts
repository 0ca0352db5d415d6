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

/** A group or branch with its week. */
export type HoursGroup = BusinessHoursOverview['groups'][number];

/** A stretch of one day, in minutes of its wall. */
export interface DayStretch extends HoursStretch {
  readonly begins: number;
  readonly ends: number;
}

/** Which group and which days of it are looked at. */
export class GroupHours {
  /** Null: the active group itself. */
  siteGroupNum: number | null = null;
  /** The day whose effective hours are shown, by `dayNumber`; null: today. */
  day: number | null = null;
  /** The first day of the week that is shown; null: this one. */
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
    this.day = day;
  }

  turn(by: 1 | -1, thisWeek: number): void {
    this.week = (this.week ?? thisWeek) + by * 7;
  }

  goToday(): void {
    this.week = null;
    this.day = null;
  }

  /** The group that is looked at; a branch that is gone gives way to the active one. */
  of({ groups }: BusinessHoursOverview): HoursGroup | null {
    return groups.find((one) => one.siteGroupNum === this.siteGroupNum) ?? groups[0] ?? null;
  }

  today({ asOf }: BusinessHoursOverview, { timeZone }: HoursGroup): number {
    return dayNumber(this.#clock.wallTime(Date.parse(asOf), timeZone).slice(0, 10));
  }

  minuteNow({ asOf }: BusinessHoursOverview, { timeZone }: HoursGroup): number {
    return minuteOf(this.#clock.wallTime(Date.parse(asOf), timeZone));
  }

  /** What holds on a day, from its midnight to the next; what passes midnight stands on both days. */
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
