import { makeAutoObservable } from 'mobx';
import type { Observable, Subscription } from 'rxjs';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';
import type {
  ResultSignal,
  ResultZone,
  TestResults,
} from '#core/tests-on-site/site-tests.schema.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.gateway.port.ts';
import { Loadable } from '../shell/loadable.ts';

/** Which zones the grid shows. */
export type ZoneFilter = ResultZone['state'] | null;

interface Parts {
  readonly gateway: SiteTestsGateway;
  readonly bell: SignalBell;
  readonly files: FileSaver;
  readonly news$: Observable<unknown>;
  readonly testId: string;
}

/** A test that is watched while signals arrive: each is heard and felt, its zone ticks, what is left is listed (kit README §7 "Zone cell"). */
export class TestWalkViewModel {
  readonly testId: string;
  readonly results: Loadable<TestResults>;
  filter: ZoneFilter = null;
  rings = true;
  readonly #parts: Parts;
  #news: Subscription | undefined;
  #runs = false;
  /** The newest signal that was told; undefined before the first reading, whose signals are old news. */
  #heard: string | null | undefined;
  /** How often it was asked for since the reading under way began, itself included. */
  #asked = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.testId = parts.testId;
    // The first reading is waited for, and its failure is shown; the others go on beside the person.
    this.results = new Loadable({
      read: () => parts.gateway.results(parts.testId, this.results.state.at === 'ready'),
      fallback: 'The test could not be loaded.',
    });
    makeAutoObservable(this, { testId: false, results: false });
  }

  start(): void {
    void this.read();
    this.#news = this.#parts.news$.subscribe(() => void this.read());
  }

  dispose(): void {
    this.attend(false);
    this.#news?.unsubscribe();
    this.results.dispose();
  }

  /** Whether the test runs: only then signals ring and the screen stays lit. */
  attend(running: boolean): void {
    this.#runs = running;
    this.#parts.bell.attend(running);
  }

  /** Reads anew; what happens during a reading makes one more, however much it is. */
  async read(): Promise<void> {
    this.#asked += 1;
    if (this.#asked > 1) return;
    await this.results.load();
    const more = this.#asked > 1;
    this.#asked = 0;
    if (this.shown !== null) this.#hear(this.newest);
    if (more) await this.read();
  }

  get shown(): TestResults | null {
    return this.results.state.at === 'ready' ? this.results.state.value : null;
  }

  get newest(): ResultSignal | null {
    return this.shown?.signals[0] ?? null;
  }

  get zones(): readonly ResultZone[] {
    return (this.shown?.zones ?? []).filter(
      ({ state }) => this.filter === null || state === this.filter,
    );
  }

  /** Zones that alarmed and did not restore: the guard of the end, shown before anybody asks. */
  get open(): readonly ResultZone[] {
    return (this.shown?.zones ?? []).filter(({ state }) => state === 'Received');
  }

  get untested(): readonly ResultZone[] {
    return (this.shown?.zones ?? []).filter(({ state }) => state === 'Waiting');
  }

  count(state: ResultZone['state']): number {
    return (this.shown?.zones ?? []).filter((zone) => zone.state === state).length;
  }

  setFilter(filter: ZoneFilter): void {
    this.filter = filter;
  }

  toggleRings(): void {
    this.rings = !this.rings;
  }

  #hear(newest: ResultSignal | null): void {
    const first = this.#heard === undefined;
    const known = this.#heard === (newest?.id ?? null);
    this.#heard = newest?.id ?? null;
    if (first || known || newest === null || !this.rings || !this.#runs) return;
    this.#parts.bell.ring(newest.kind === 'Restore' ? 'restored' : 'received');
  }
}
