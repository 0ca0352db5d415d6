import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Observable, Subscription } from 'rxjs';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';
import {
  followSignals,
  followZone,
  looksAlike,
  type WatchedZone,
} from '#core/tests-on-site/follow-signals.rule.ts';
import type { TestNews } from '#core/tests-on-site/test-news.schema.ts';
import type { ResultSignal, TestResults } from '#core/tests-on-site/site-tests.schema.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';
import { RESULT_SIGNALS } from '#core/tests-on-site/test-limits.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import { Loadable } from '../shell/loadable.ts';

/** The zone state the grid is filtered by; null for all zones. */
export type ZoneFilter = WatchedZone['state'] | null;

/**
 * `LISTED` is the maximum count of listed signals; History has all signals. `LIST_EVERY` is the minimum number of
 * milliseconds between two list updates, because faster updates are unreadable.
 */
const LISTED = 8;
const LIST_EVERY = 900;

interface Parts {
  readonly gateway: Pick<SiteTestsGateway, 'testResults'>;
  readonly bell: SignalBell;
  readonly clock: Clock;
  readonly arrivals$: Observable<readonly TestNews[]>;
  /** Emits when the results must be reloaded after a change that does not arrive as a signal. */
  readonly anew$: Observable<unknown>;
  readonly testId: string;
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/**
 * The live view of a test. Each signal causes a sound and a vibration and updates its zone; the remaining zones are listed
 * (kit README §7 "Zone cell").
 */
export class TestWalkViewModel {
  readonly testId: string;
  readonly results: Loadable<TestResults>;
  /** Observable per zone, because a signal changes only one of hundreds of zones. */
  readonly zones = observable.map<string, WatchedZone>(undefined, { deep: false });
  signals: readonly ResultSignal[] = [];
  /** The newest signals, updated with a delay while many arrive. */
  listed: readonly ResultSignal[] = [];
  #listedAt = 0;
  signalCount = 0;
  /**
   * The zones that block ending the test and the zones without a signal. Updated only with the clock, because faster
   * changes are unreadable.
   */
  left: Readonly<Record<'open' | 'untested', readonly WatchedZone[]>> = { open: [], untested: [] };
  filter: ZoneFilter = null;
  rings = true;
  readonly #parts: Parts;
  #subscriptions: readonly Subscription[] = [];
  #runs = false;
  /** Id of the last announced signal. Undefined before the first load, whose signals are not announced. */
  #heard: string | null | undefined;
  /** Count of loads requested since the current load started, including that load. */
  #asked = 0;
  /** Signals that arrived since the current load started and may be missing in its response. */
  #meanwhile: TestNews[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.testId = parts.testId;
    // The first load shows its progress and failure; later loads run in the background.
    this.results = new Loadable({
      read: async () => {
        const read = await parts.gateway.testResults(
          { id: parts.testId },
          { background: this.results.state.at === 'ready' },
        );
        if (read.ok) runInAction(() => this.#take(read.value));
        return read;
      },
      fallback: 'The test could not be loaded.',
    });
    makeAutoObservable(this, {
      testId: false,
      results: false,
      zones: false,
      signals: observableRef,
      listed: observableRef,
      left: observableRef,
    });
  }

  start(): void {
    const { arrivals$, anew$ } = this.#parts;
    void this.read();
    this.#subscriptions = [
      arrivals$.subscribe((news) => this.follow(news)),
      anew$.subscribe(() => void this.read()),
    ];
  }

  dispose(): void {
    this.attend(false);
    for (const one of this.#subscriptions) one.unsubscribe();
    this.results.dispose();
  }

  /** Sets whether the test is running. Signals make a sound and the screen stays on only while the test is running. */
  attend(running: boolean): void {
    this.#runs = running;
    this.#parts.bell.attend(running);
  }

  /** Updates the listed signals and the remaining zones if anything changed. */
  look(): void {
    this.#list();
    const { left, open, untested } = this;
    if (!sameItems(left.open, open) || !sameItems(left.untested, untested))
      this.left = { open, untested };
  }

  /** Reloads the results. Calls during a load cause only one more load. */
  async read(): Promise<void> {
    this.#asked += 1;
    if (this.#asked > 1) return;
    this.#meanwhile = [];
    await this.results.load();
    const more = this.#asked > 1;
    this.#asked = 0;
    if (more) await this.read();
  }

  /** Adds arrived signals to the current results. */
  follow(news: readonly TestNews[]): void {
    if (this.#asked > 0) this.#meanwhile.push(...news);
    if (this.results.state.at !== 'ready') return;
    this.#add(news);
    if (this.#parts.clock.now() - this.#listedAt >= LIST_EVERY) this.#list();
    this.#hear();
  }

  get newest(): ResultSignal | null {
    return this.signals[0] ?? null;
  }

  /** Ids of the zones that match the filter. Without a filter, arriving signals do not change the ids. */
  get shown(): readonly string[] {
    const { filter } = this;
    if (filter === null) return [...this.zones.keys()];
    return [...this.zones].flatMap(([id, { state }]) => (state === filter ? [id] : []));
  }

  /** Zones that alarmed but did not restore. */
  get open(): readonly WatchedZone[] {
    return this.#inState('Received');
  }

  get untested(): readonly WatchedZone[] {
    return this.#inState('Waiting');
  }

  get counts(): Readonly<Record<WatchedZone['state'], number>> {
    const counts = { Waiting: 0, Received: 0, Restored: 0, 'Not on test': 0 };
    for (const { state } of this.zones.values()) counts[state] += 1;
    return counts;
  }

  setFilter(filter: ZoneFilter): void {
    this.filter = filter;
  }

  toggleRings(): void {
    this.rings = !this.rings;
  }

  #inState(state: WatchedZone['state']): readonly WatchedZone[] {
    return [...this.zones.values()].filter((zone) => zone.state === state);
  }

  /** Applies loaded results, plus the signals that arrived since the load was requested. */
  #take({ zones, signals, signalCount }: TestResults): void {
    const read = new Map<string, WatchedZone>(zones.map((zone) => [zoneId(zone), zone]));
    if (sameItems([...this.zones.keys()], [...read.keys()])) {
      for (const [id, zone] of read)
        if (!looksAlike(this.zones.get(id), zone)) this.zones.set(id, zone);
    } else this.zones.replace(read);
    this.signals = signals;
    this.signalCount = signalCount;
    this.#add(this.#meanwhile);
    this.#hear();
    this.look();
  }

  #list(): void {
    const listed = this.signals.slice(0, LISTED);
    if (!sameItems(this.listed, listed)) this.listed = listed;
    this.#listedAt = this.#parts.clock.now();
  }

  #add(news: readonly TestNews[]): void {
    const arrived: ResultSignal[] = [];
    for (const one of news)
      if (one.kind === 'signal') {
        if (one.tests.includes(this.testId)) arrived.push(one.signal);
      } else if (one.testId === this.testId) {
        const id = zoneId(one);
        const zone = this.zones.get(id);
        if (zone !== undefined) this.zones.set(id, followZone(zone, one));
      }
    if (arrived.length === 0) return;
    const { signals, added } = followSignals(this.signals, arrived, RESULT_SIGNALS);
    this.signals = signals;
    this.signalCount += added;
  }

  #hear(): void {
    const { newest } = this;
    const first = this.#heard === undefined;
    const known = this.#heard === (newest?.id ?? null);
    this.#heard = newest?.id ?? null;
    if (first || known || newest === null || !this.rings || !this.#runs) return;
    this.#parts.bell.ring(newest.kind === 'Restore' ? 'restored' : 'received');
  }
}
