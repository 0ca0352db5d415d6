import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { AlarmTimeline, SiteAlarms } from '#core/alarms/alarm-timeline.schema.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import { Timer } from '../shell/timer.ts';

/** Minimum milliseconds between two reloads of a busy site. */
const READ_EVERY = 300;
/** Milliseconds between two updates of the displayed time. */
const TICK = 1000;

type Reading =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly alarms: SiteAlarms }
  | { readonly at: 'failed'; readonly text: string };

/** The state of the alarm named in the URL: none, loading, loaded, or unknown to this user. */
export type NamedAlarm =
  | { readonly at: 'none' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly timeline: AlarmTimeline }
  | { readonly at: 'unknown'; readonly text: string };

interface Parts {
  readonly alarms: (siteNum: number, how?: { readonly background: true }) => Answer<SiteAlarms>;
  readonly alarm: (siteNum: number, alarmNum: number) => Answer<AlarmTimeline>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly clock: Clock;
}

/** The alarms of the displayed site, updated live (domain guide 6.7). */
export class SiteAlarmsViewModel {
  reading: Reading = { at: 'loading' };
  named: NamedAlarm = { at: 'none' };
  /** The number of the alarm named in the URL; null for none. */
  alarmNum: number | null = null;
  /** The current time at the provider. */
  now: string;
  readonly #parts: Parts;
  #siteNum: number | null = null;
  #turn = 0;
  #namedTurn = 0;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;
  readonly #ticking = new Timer();
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.now = new Date(parts.clock.now()).toISOString();
    makeAutoObservable(this, { reading: observableRef, named: observableRef });
  }

  start(): void {
    const { live } = this.#parts;
    this.#ticking.every(TICK, () => this.tick());
    this.#listening ??= merge(
      live.events$.pipe(filter(({ siteNum }) => siteNum === this.#siteNum)),
      live.readAnew$,
    )
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => {
        void this.#read({ background: true });
        void this.#readNamed();
      });
  }

  dispose(): void {
    this.#turn += 1;
    this.#namedTurn += 1;
    this.#siteNum = null;
    this.#ticking.stop();
    this.#listening?.unsubscribe();
    this.#listening = undefined;
  }

  /** Shows the alarms of a site, and one alarm in detail if `alarmNum` is set. Does not reload a site that is already displayed. */
  open(siteNum: number, alarmNum: number | null): void {
    const isOther = siteNum !== this.#siteNum;
    this.#siteNum = siteNum;
    if (isOther) {
      this.#turn += 1;
      this.reading = { at: 'loading' };
      void this.#read();
    }
    if (!isOther && alarmNum === this.alarmNum) return;
    this.alarmNum = alarmNum;
    this.#namedTurn += 1;
    this.named = { at: alarmNum === null ? 'none' : 'loading' };
    void this.#readNamed();
  }

  async refresh(): Promise<void> {
    this.#turn += 1;
    if (this.reading.at === 'failed') this.reading = { at: 'loading' };
    await this.#read();
  }

  /** Reloads the alarm named in the URL, for example after a failure. */
  async refreshNamed(): Promise<void> {
    this.#namedTurn += 1;
    if (this.named.at === 'unknown') this.named = { at: 'loading' };
    await this.#readNamed();
  }

  /** The open alarms except the displayed alarm. The displayed alarm is the one named in the URL, or else the most urgent one. */
  get others(): readonly AlarmTimeline[] {
    if (this.reading.at !== 'ready') return [];
    const { open } = this.reading.alarms;
    const shown = this.alarmNum ?? open[0]?.alarmNum;
    return open.filter(({ alarmNum }) => alarmNum !== shown);
  }

  tick(): void {
    if (this.#heard === null) return;
    const now = this.#parts.clock.now();
    this.now = new Date(providerTime({ ...this.#heard, now })).toISOString();
  }

  async #read(how?: { readonly background: true }): Promise<void> {
    if (this.#siteNum === null) return;
    const turn = this.#turn;
    const result = await this.#parts.alarms(this.#siteNum, how);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (result.ok) {
        const { reading } = this;
        // Ignores a response that is older than the displayed data.
        if (reading.at === 'ready' && reading.alarms.asOf > result.value.asOf) return;
        this.reading = { at: 'ready', alarms: result.value };
        this.#heard = {
          saidAt: Date.parse(result.value.asOf),
          heardAt: this.#parts.clock.now(),
        };
        this.tick();
        return;
      }
      const text = explain(result.error, 'The alarms could not be loaded.', 'read');
      if (text !== null && this.reading.at !== 'ready') this.reading = { at: 'failed', text };
    });
  }

  async #readNamed(): Promise<void> {
    const [siteNum, alarmNum] = [this.#siteNum, this.alarmNum];
    if (siteNum === null || alarmNum === null) return;
    const turn = this.#namedTurn;
    const result = await this.#parts.alarm(siteNum, alarmNum);
    if (turn !== this.#namedTurn) return;
    runInAction(() => {
      if (result.ok) this.named = { at: 'ready', timeline: result.value };
      else {
        const text = explain(result.error, 'This alarm could not be loaded.', 'read');
        if (text !== null && this.named.at !== 'ready') this.named = { at: 'unknown', text };
      }
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteAlarms: SiteAlarmsViewModel;
    /** Those of the site that a dealer looks at. */
    readonly openAlarms: SiteAlarmsViewModel;
  }
}
