import { makeAutoObservable, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { DealerAlarms } from '#core/home/dealer-alarms.schema.ts';
import type { DealerHome, DealerVolume, RunningTest } from '#core/home/dealer-home.schema.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { instantOf } from '#core/kernel/instant.ts';
import type { Answer, Failure, Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { Timer } from '../shell/timer.ts';
import type { AttentionViewModel } from './attention.view-model.ts';

/** Minimum milliseconds between two reloads of the figures while events arrive. */
const READ_EVERY = 2000;

/** Minimum milliseconds between two reloads of the signal volume. */
const VOLUME_EVERY = 30000;

/** Minimum milliseconds between two reloads of the alarms by week, which change slowly. */
const ALARMS_EVERY = 600000;

/** The kinds of events that change the figures. */
const OF_FIGURES: ReadonlySet<LiveEvent['kind']> = new Set<LiveEvent['kind']>([
  'alarm',
  'area',
  'device',
  'message',
  'site',
  'test',
  'trouble',
]);

/** Milliseconds between two updates of the running clocks. */
const TICK = 1000;

type Background = { readonly background: true } | undefined;

interface Parts {
  readonly figures: (how: Background) => Promise<Result<DealerHome, Failure>>;
  readonly atHand: DealerHome | null;
  readonly volume: (how: Background) => Promise<Result<DealerVolume, Failure>>;
  readonly alarms: (how: Background) => Promise<Result<DealerAlarms, Failure>>;
  readonly extend: (id: string, rev: number, by: number) => Answer<unknown>;
  readonly attention: AttentionViewModel;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly clock: Clock;
}

/** The view model of the dealer's dashboard: figures, signal volume and items that need attention, updated live (domain guide 6.19). */
export class HomeViewModel {
  readonly figures: Loadable<DealerHome>;
  readonly volume: Loadable<DealerVolume>;
  readonly alarms: Loadable<DealerAlarms>;
  readonly attention: AttentionViewModel;
  readonly extending = new Submission();
  /** The id of the test that was last extended; an error message is shown at this test. */
  pressedTest: string | null = null;
  /** The provider's current time in milliseconds. */
  now: number;
  readonly #parts: Parts;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;
  readonly #ticking = new Timer();
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.attention = parts.attention;
    this.now = parts.clock.now();
    if (parts.atHand !== null) this.#hear(parts.atHand);
    this.figures = new Loadable({
      read: async (how) => {
        const read = await parts.figures(how);
        if (read.ok) runInAction(() => this.#hear(read.value));
        return read;
      },
      atHand: parts.atHand,
      fallback: 'The figures of your accounts could not be loaded.',
    });
    this.volume = new Loadable({
      read: parts.volume,
      fallback: 'What came in could not be loaded.',
    });
    this.alarms = new Loadable({
      read: parts.alarms,
      fallback: 'The alarms of the last weeks could not be loaded.',
    });
    makeAutoObservable(this, {
      figures: false,
      volume: false,
      alarms: false,
      attention: false,
      extending: false,
    });
  }

  start(): void {
    void this.readAll();
    this.#ticking.every(TICK, () => this.tick());
    const { events$, readAnew$ } = this.#parts.live;
    const quietly = { background: true } as const;
    const often = { leading: true, trailing: true };
    const told$ = merge(events$.pipe(filter(({ kind }) => OF_FIGURES.has(kind))), readAnew$);
    this.#listening ??= told$.pipe(throttleTime(READ_EVERY, undefined, often)).subscribe(() => {
      void this.figures.load(quietly);
      void this.attention.list.load(quietly);
    });
    this.#listening.add(
      merge(events$, readAnew$)
        .pipe(throttleTime(VOLUME_EVERY, undefined, often))
        .subscribe(() => void this.volume.load(quietly)),
    );
    this.#listening.add(
      merge(events$, readAnew$)
        .pipe(throttleTime(ALARMS_EVERY, undefined, { leading: false, trailing: true }))
        .subscribe(() => void this.alarms.load(quietly)),
    );
  }

  dispose(): void {
    this.#ticking.stop();
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.figures.dispose();
    this.volume.dispose();
    this.alarms.dispose();
    this.attention.list.dispose();
  }

  tick(): void {
    if (this.#heard !== null)
      this.now = providerTime({ ...this.#heard, now: this.#parts.clock.now() });
  }

  async readAll(): Promise<void> {
    await Promise.all([
      this.figures.load(),
      this.volume.load(),
      this.alarms.load(),
      this.attention.list.load(),
    ]);
  }

  /** Extends a running test, then reloads the dashboard. */
  async extend({ id, rev }: RunningTest, by: number): Promise<void> {
    this.pressedTest = id;
    await this.extending.press(
      async () => {
        const answer = await this.#parts.extend(id, rev, by);
        await this.figures.load({ background: true });
        return answer;
      },
      (answer) => (answer.ok ? null : explain(answer.error, 'The test could not be extended.')),
    );
  }

  #hear({ asOf }: DealerHome): void {
    this.#heard = { saidAt: instantOf(asOf), heardAt: this.#parts.clock.now() };
    this.tick();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly home: HomeViewModel;
  }
}
