import { makeAutoObservable } from 'mobx';
import { calendarDay, dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { typedFor, typedWall } from '#core/kernel/typed-time.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import {
  DAY_MINUTES,
  effectiveHours,
  type HoursPlan,
  planHours,
} from '#core/schedules/effective-hours.rule.ts';
import type { WallMinute } from '#core/schedules/arming-verdict.rule.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { type TypedEntry, typedEntry } from '#core/schedules/typed-entry.rule.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import { mondayOf } from '#core/schedules/layers-of-day.rule.ts';

/** The shown part of a site's hours: areas, week, day and display mode (domain guide 6.5 "View"). */
export class ShownHours {
  /** The provider's current time in milliseconds. */
  now: number;
  look: 'week' | 'month' = 'week';
  asTable = false;
  planned: 'planned' | 'history' = 'planned';
  /** The Monday of the week the person navigated to, as a `dayNumber`; null follows today. */
  shownWeek: number | null = null;
  chosenDay: number | null = null;
  /** How often a day was chosen, also the same day again. */
  dayChoices = 0;
  /** The chosen area, null for all; undefined until the person chooses. */
  chosenArea: number | null | undefined = undefined;
  readonly #read: () => SiteSchedules | null;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;

  constructor(read: () => SiteSchedules | null, now: number) {
    this.#read = read;
    this.now = now;
    makeAutoObservable(this);
  }

  get site(): SiteSchedules | null {
    return this.#read();
  }

  get nowText(): string {
    return isoInstant(this.now);
  }

  get plan(): HoursPlan<SavedSchedule> {
    return planHours(this.site?.schedules ?? [], this.site?.holidays ?? []);
  }

  /** The current local day and minute at the site. */
  get at(): WallMinute {
    const timeZone = this.site?.timeZone ?? 'UTC';
    const wall = typedWall(typedFor(this.now, timeZone)).slice(11);
    const [hours = 0, minutes = 0] = wall.split(':').map(Number);
    return { day: dayNumber(calendarDay(this.now, timeZone)), minute: hours * 60 + minutes };
  }

  /** The shown area; null for all. Before the person chooses, the first area is shown if areas have their own hours. */
  get areaNum(): number | null {
    if (this.chosenArea !== undefined) return this.chosenArea;
    const isApart = this.site?.schedules.some(({ areaNums }) => areaNums.length > 0) ?? false;
    return isApart ? (this.site?.areas[0]?.num ?? null) : null;
  }

  /** The first business-hours interval of the shown areas today, which prefills a temporary entry; null if there is none. */
  get hoursToday(): TypedEntry | null {
    const { areaNums, at, plan } = this;
    const first = effectiveHours(plan, areaNums[0] ?? null, at.day)?.openings[0];
    if (first === undefined) return null;
    const { from, to, ...opened } = first;
    return typedEntry({
      ...opened,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opensAt: from,
      closesAt: to % DAY_MINUTES,
    });
  }

  /** The areas whose hours are shown. For a site without areas, one null for the whole site. */
  get areaNums(): readonly (number | null)[] {
    if (this.areaNum !== null) return [this.areaNum];
    const all = this.site?.areas.map(({ num }) => num) ?? [];
    return all.length === 0 ? [null] : all;
  }

  /** The Monday of the shown week, as a `dayNumber`. */
  get week(): number {
    return this.shownWeek ?? mondayOf(this.at.day);
  }

  get isThisWeek(): boolean {
    return this.week === mondayOf(this.at.day);
  }

  /** The day whose effective hours are shown, as a `dayNumber`. */
  get day(): number {
    return this.chosenDay ?? this.at.day;
  }

  chooseArea(areaNum: number | null): void {
    this.chosenArea = areaNum;
  }

  choose(look: 'week' | 'month'): void {
    this.look = look;
  }

  showTable(asTable: boolean): void {
    this.asTable = asTable;
  }

  showPlanned(which: 'planned' | 'history'): void {
    this.planned = which;
  }

  /** Moves one week forward or back; in the month view, one month. */
  turn(by: -1 | 1): void {
    if (this.look === 'week') this.shownWeek = this.week + 7 * by;
    else {
      const [year = 1970, month = 1] = dayText(this.monthDay).split('-').map(Number);
      const turned = year * 12 + month - 1 + by;
      const day = `${Math.floor(turned / 12)}-${String((turned % 12) + 1).padStart(2, '0')}-15`;
      this.shownWeek = mondayOf(dayNumber(day));
    }
  }

  /** A day in the shown month, chosen from the middle of the shown week. */
  get monthDay(): number {
    return this.shownWeek === null ? this.at.day : this.week + 3;
  }

  goToday(): void {
    this.dayChoices += 1;
    this.shownWeek = null;
    this.chosenDay = null;
  }

  /** Selects the day, such as `2026-03-12`, whose effective hours are shown. */
  chooseDay(day: string): void {
    this.dayChoices += 1;
    this.chosenDay = dayNumber(day);
  }

  /** Records the provider's time from a response and when the response arrived, because the browser's clock may be wrong. */
  hear(saidAt: number, now: number): void {
    this.#heard = { saidAt, heardAt: now };
    this.tick(now);
  }

  /** Updates the current time, corrected to the provider's clock. */
  tick(now: number): void {
    this.now = this.#heard === null ? now : providerTime({ ...this.#heard, now });
  }

  /** Resets the chosen area, week and day for another site. */
  forget(): void {
    this.chosenArea = undefined;
    this.goToday();
  }
}
