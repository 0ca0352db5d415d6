import { makeAutoObservable } from 'mobx';
import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import { type GapAhead, gapsAhead } from '#core/on-call/gaps-ahead.rule.ts';
import type { OnCall } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallOverride } from '#core/on-call/on-call-overview.schema.ts';
import { planOfOverview, withOverride } from '#core/on-call/plan-of-overview.rule.ts';
import { resolveOnCall } from '#core/on-call/resolve-on-call.rule.ts';

const DAY = 86400000;

/** Number of days shown in each view. */
export const LOOKS = { week: 7, month: 28 } as const;
export type RotaLookAt = keyof typeof LOOKS;

/** The shown days and the people on call during them. */
export class ShownRota {
  /** The first shown day, as a `dayNumber`; null for today. */
  first: number | null = null;
  look: RotaLookAt = 'week';
  asTable = false;
  readonly #clock: WallClock;

  constructor(clock: WallClock) {
    this.#clock = clock;
    makeAutoObservable(this, {
      gapsAhead: false,
      resolve: false,
      today: false,
      span: false,
      instantOn: false,
    });
  }

  today({ asOf, timeZone }: Pick<OnCallOverview, 'asOf' | 'timeZone'>): number {
    return dayNumber(this.#clock.wallTime(Date.parse(asOf), timeZone).slice(0, 10));
  }

  /** Returns the instant when a day starts in a time zone. */
  instantOn(day: number, timeZone: string): number {
    return this.#clock.instant(`${dayText(day)}T00:00`, timeZone);
  }

  span(overview: Pick<OnCallOverview, 'asOf' | 'timeZone'>) {
    const first = this.first ?? this.today(overview);
    const days = Array.from({ length: LOOKS[this.look] }, (_, at) => first + at);
    return {
      days,
      from: this.instantOn(first, overview.timeZone),
      to: this.instantOn(first + days.length, overview.timeZone),
    };
  }

  turn(by: 1 | -1, overview: Pick<OnCallOverview, 'asOf' | 'timeZone'>): void {
    this.first = (this.first ?? this.today(overview)) + by * LOOKS[this.look];
  }

  goToday(): void {
    this.first = null;
  }

  choose(look: RotaLookAt): void {
    this.look = look;
  }

  showTable(asTable: boolean): void {
    this.asTable = asTable;
  }

  /** Returns the uncovered hours of the next weeks. */
  gapsAhead(overview: OnCallOverview): readonly GapAhead[] {
    return gapsAhead(overview, this.#clock);
  }

  /** Returns the shifts of a list, including a still unsaved override. */
  resolve(
    overview: OnCallOverview,
    listId: string,
    { from, to }: { readonly from: number; readonly to: number },
    draft: OnCallOverride | null = null,
  ): OnCall {
    const plan = planOfOverview(draft === null ? overview : withOverride(overview, draft), listId);
    return plan === null ? { shifts: [], gaps: [] } : resolveOnCall(plan, from, to, this.#clock);
  }
}

/**
 * Returns the period to load: from 3 days before the earlier of now and the first shown day to 100 days after the later of
 * the two, at most 180 days.
 */
export const askedSpan = (now: number, first: number | null) => {
  const from = Math.min(now, first === null ? now : first * DAY) - 3 * DAY;
  const to = Math.max(now, first === null ? now : first * DAY) + 100 * DAY;
  return {
    from: new Date(Math.max(from, to - 180 * DAY)).toISOString(),
    to: new Date(to).toISOString(),
  };
};
