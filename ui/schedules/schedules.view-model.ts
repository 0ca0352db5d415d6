import { makeAutoObservable, runInAction } from 'mobx';
import { calendarDay, dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { type HoursPlan, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { WallMinute } from '#core/schedules/judge-arming.rule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.gateway.port.ts';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { mondayOf } from '#core/schedules/week-view.rule.ts';
import type { OwnDrafts } from '../forms/kept-draft.ts';
import { Submission } from '../forms/submission.ts';
import { formatTime } from '../kit/format-time.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { tellDone, tellRemoved } from '../shell/tell-done.ts';
import { ScheduleEditors } from './schedule-editors.ts';
import { scheduleName } from './schedule-words.ts';
import { StayLateViewModel } from './stay-late.view-model.ts';

/** Milliseconds between two looks at the clock: the line of now goes on. */
const TICK = 20000;

/** What the screen of a site's hours is plugged into. */
export interface SchedulesParts {
  readonly gateway: SchedulesGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly clock: Clock;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
  readonly mayEdit: boolean;
  /** A staff member who only looks at somebody's portal enters nothing. */
  readonly maySave: boolean;
}

/** The hours of one site: what is shown of them, and what is being changed (domain guide 6.5). */
export class SchedulesViewModel {
  readonly reading: SiteReading<SiteSchedules>;
  readonly editors: ScheduleEditors;
  readonly staying: StayLateViewModel;
  readonly removing = new Submission();
  /** Null is all areas. */
  areaNum: number | null = null;
  look: 'week' | 'month' = 'week';
  asTable = false;
  planned: 'planned' | 'history' = 'planned';
  /** The provider's time, milliseconds. */
  now: number;
  /** Days by `dayNumber` the person went to; null is where today is. */
  #shownWeek: number | null = null;
  #chosenDay: number | null = null;
  readonly #parts: SchedulesParts;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(parts: SchedulesParts) {
    this.#parts = parts;
    this.now = parts.clock.now();
    this.reading = new SiteReading({
      read: (siteNum, how) => parts.gateway.read(siteNum, how),
      live: parts.live,
      fallback: 'The schedules could not be loaded.',
      kinds: ['site', 'area'],
      onLeave: () => this.#leave(),
    });
    this.editors = new ScheduleEditors({
      ...parts,
      onSaved: (title) => this.#saved(title),
      onLost: () => void this.reading.reload(),
    });
    this.staying = new StayLateViewModel({
      gateway: parts.gateway,
      key: parts.makeKey(),
      facts: () => this.stayFacts,
      reload: () => void this.reading.reload(),
    });
    makeAutoObservable(this, { reading: false, editors: false, staying: false, removing: false });
  }

  get mayEdit(): boolean {
    return this.#parts.mayEdit;
  }

  get site(): SiteSchedules | null {
    return this.reading.value;
  }

  get mayAddTemporary(): boolean {
    return this.#parts.maySave && this.site?.mayAddTemporary === true;
  }

  get nowText(): string {
    return isoInstant(this.now);
  }

  get plan(): HoursPlan<KeptSchedule> {
    return planHours(this.site?.schedules ?? [], this.site?.holidays ?? []);
  }

  /** What the clocks at the site show. */
  get at(): WallMinute {
    const timeZone = this.site?.timeZone ?? 'UTC';
    const [hours = 0, minutes = 0] = formatTime(this.nowText, timeZone).split(':').map(Number);
    return { day: dayNumber(calendarDay(this.now, timeZone)), minute: hours * 60 + minutes };
  }

  get stayFacts() {
    const { site, plan, at } = this;
    if (site === null) return null;
    const open = site.areas.filter(({ state }) => state === 'Open').map(({ num }) => num);
    return { siteNum: site.siteNum, plan, at, open, schedules: site.schedules };
  }

  /** The areas whose hours are shown; a site without any is shown as a whole. */
  get areaNums(): readonly (number | null)[] {
    if (this.areaNum !== null) return [this.areaNum];
    const all = this.site?.areas.map(({ num }) => num) ?? [];
    return all.length === 0 ? [null] : all;
  }

  /** The Monday of the week that is shown, by `dayNumber`. */
  get week(): number {
    return this.#shownWeek ?? mondayOf(this.at.day);
  }

  get isThisWeek(): boolean {
    return this.week === mondayOf(this.at.day);
  }

  /** The day of the effective hours. */
  get day(): number {
    return this.#chosenDay ?? this.at.day;
  }

  start(): void {
    this.#ticking ??= setInterval(() => this.#tick(), TICK);
    this.editors.start();
    this.reading.start();
  }

  dispose(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    // What is typed rests before its form goes, so that it waits for its person.
    this.editors.dispose();
    this.reading.dispose();
  }

  chooseArea(areaNum: number | null): void {
    this.areaNum = areaNum;
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

  /** A week, or where months are shown a month, on or back. */
  turn(by: -1 | 1): void {
    if (this.look === 'week') this.#shownWeek = this.week + 7 * by;
    else {
      const [year = 1970, month = 1] = dayText(this.monthDay).split('-').map(Number);
      const turned = year * 12 + month - 1 + by;
      const text = `${Math.floor(turned / 12)}-${String((turned % 12) + 1).padStart(2, '0')}-15`;
      this.#shownWeek = mondayOf(dayNumber(text));
    }
  }

  /** A day of the month that is shown: the middle of its week decides. */
  get monthDay(): number {
    return this.#shownWeek === null ? this.at.day : this.week + 3;
  }

  goToday(): void {
    this.#shownWeek = null;
    this.#chosenDay = null;
  }

  /** Chooses the day of the effective hours, `2026-03-12`. */
  chooseDay(day: string): void {
    this.#chosenDay = dayNumber(day);
  }

  /** Deletes a layer; the words stand a while with the way back. */
  async remove(schedule: KeptSchedule): Promise<void> {
    const { gateway, toasts } = this.#parts;
    const { siteNum } = this.reading;
    if (siteNum === null) return;
    const { id, rev } = schedule;
    await this.removing.run(() => gateway.remove(siteNum, id, rev), {
      fallback: 'It could not be deleted.',
      onOk: () =>
        tellRemoved(
          toasts,
          { title: `${scheduleName(schedule)} was deleted` },
          () => void this.#restore(siteNum, id, rev + 1),
        ),
    });
    await this.reading.reload();
  }

  async #restore(siteNum: number, id: string, rev: number): Promise<void> {
    await this.removing.run(() => this.#parts.gateway.restore(siteNum, id, rev), {
      fallback: 'It could not be restored.',
    });
    await this.reading.reload();
  }

  #tick(): void {
    runInAction(() => {
      this.now = this.#parts.clock.now();
    });
  }

  #saved(title: string): void {
    void this.reading.reload();
    tellDone(this.#parts.toasts, { title });
  }

  #leave(): void {
    this.areaNum = null;
    this.removing.clear();
    this.goToday();
    this.staying.forget();
    this.editors.close();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly schedules: SchedulesViewModel;
  }
}
