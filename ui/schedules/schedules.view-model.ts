import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { instantOf } from '#core/kernel/instant.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';
import { ScheduleEditors } from './schedule-editors.ts';
import { scheduleName } from './schedule-text.ts';
import { ShownHours } from './shown-hours.ts';
import { StayLateViewModel } from './stay-late.view-model.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between clock updates, which move the line for the current time. */
const TICK = 20000;

export interface SchedulesParts {
  readonly gateway: SchedulesGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly clock: Clock;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
  readonly mayEdit: boolean;
  /** False for staff who only view the portal as a customer or dealer. */
  readonly maySave: boolean;
}

/** The hours of one site: the shown period and the open editor (domain guide 6.5). */
export class SchedulesViewModel {
  readonly reading: SiteReading<SiteSchedules>;
  readonly shown: ShownHours;
  readonly editors: ScheduleEditors;
  readonly staying: StayLateViewModel;
  readonly removing = new Submission();
  readonly #parts: SchedulesParts;
  readonly #ticking = new Timer();

  constructor(parts: SchedulesParts) {
    this.#parts = parts;
    this.reading = new SiteReading({
      read: async (siteNum, how) => {
        const answer = await parts.gateway.siteSchedules({ sn: siteNum }, how);
        if (answer.ok) this.shown.hear(instantOf(answer.value.asOf), parts.clock.now());
        return answer;
      },
      live: parts.live,
      fallback: 'The schedules could not be loaded.',
      kinds: ['site', 'area'],
      onLeave: () => this.#leave(),
    });
    this.shown = new ShownHours(() => this.reading.value, parts.clock.now());
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
    makeAutoObservable(this, {
      reading: false,
      shown: false,
      editors: false,
      staying: false,
      removing: false,
    });
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

  get stayFacts() {
    const { site } = this;
    const { plan, at } = this.shown;
    if (site === null) return null;
    const open = site.areas.filter(({ state }) => state === 'Open').map(({ num }) => num);
    return { siteNum: site.siteNum, plan, at, open };
  }

  start(): void {
    this.#ticking.every(TICK, () => this.shown.tick(this.#parts.clock.now()));
    this.editors.start();
    this.reading.start();
  }

  dispose(): void {
    this.#ticking.stop();
    // Disposes the editors first, which saves their drafts before the site is closed.
    this.editors.dispose();
    this.reading.dispose();
  }

  /** Deletes a layer, and offers Undo while the toast is visible. */
  async remove(schedule: SavedSchedule): Promise<void> {
    const { gateway, toasts } = this.#parts;
    const { siteNum } = this.reading;
    if (siteNum === null) return;
    const { id, rev } = schedule;
    await this.removing.run(() => gateway.deleteSchedule({ sn: siteNum, id, rev }), {
      fallback: 'It could not be deleted.',
      onOk: () =>
        toastRemoved(
          toasts,
          { title: `${scheduleName(schedule)} was deleted` },
          () => void this.#restore(siteNum, id, rev + 1),
        ),
    });
    await this.reading.reload();
  }

  async #restore(siteNum: number, id: string, rev: number): Promise<void> {
    await this.removing.run(() => this.#parts.gateway.restoreSchedule({ sn: siteNum, id, rev }), {
      fallback: 'It could not be restored.',
    });
    await this.reading.reload();
  }

  #saved(title: string): void {
    void this.reading.reload();
    toastDone(this.#parts.toasts, { title });
  }

  #leave(): void {
    this.shown.forget();
    this.removing.clear();
    this.staying.forget();
    this.editors.close();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly schedules: SchedulesViewModel;
  }
}
