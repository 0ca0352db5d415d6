import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Subscription } from 'rxjs';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import { checkExtension } from '#core/tests-on-site/check-extension.rule.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { ClearedTests, SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import type { Submission } from '../forms/submission.ts';
import { shownState } from './shown-state.rule.ts';
import type { OffTestGuard, SiteTestsParts } from './site-tests-parts.ts';
import { TestPlacing } from './test-placing.ts';
import { TestPresses } from './test-presses.ts';
import { TestWalkViewModel } from './test-walk.view-model.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between clock updates. The updates keep "12 s ago" accurate. */
const TICK = 1000;

const isOpen = ({ clearedAt }: SiteTest): boolean => clearedAt === null;

/** The tests of one site, the actions on them, and the form for a new test (domain guide 6.1). */
export class SiteTestsViewModel {
  siteNum: number | null = null;
  tests: Loadable<SiteTests>;
  walk: TestWalkViewModel | null = null;
  guard: OffTestGuard | null = null;
  /** The provider's current time in milliseconds. */
  now: number;
  readonly placing: TestPlacing;
  readonly presses: TestPresses;
  readonly #parts: SiteTestsParts;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;
  readonly #ticking = new Timer();
  #news: Subscription | undefined;

  constructor(parts: SiteTestsParts) {
    this.#parts = parts;
    this.now = parts.clock.now();
    this.tests = this.#loadable(null);
    this.placing = new TestPlacing(parts, this);
    this.presses = new TestPresses(this);
    makeAutoObservable(this, {
      tests: observableRef,
      walk: observableRef,
      guard: observableRef,
      presses: false,
      placing: false,
    });
  }

  get mayEdit(): boolean {
    return this.#parts.mayEdit;
  }

  get screen(): SiteTests | null {
    return this.tests.state.at === 'ready' ? this.tests.state.value : null;
  }

  /** The running tests. The test that ends first comes first. */
  get running(): readonly SiteTest[] {
    return (this.screen?.tests ?? [])
      .filter((test) => shownState(test, this.now) === 'Active')
      .toSorted((a, b) => (a.endsAt < b.endsAt ? -1 : 1));
  }

  start(): void {
    this.#ticking.every(TICK, () => this.tick());
  }

  dispose(): void {
    this.#ticking.stop();
    this.#news?.unsubscribe();
    this.walk?.dispose();
    this.tests.dispose();
    this.siteNum = null;
  }

  tick(): void {
    const { clock } = this.#parts;
    this.now =
      this.#heard === null ? clock.now() : providerTime({ ...this.#heard, now: clock.now() });
    const watched = this.running.some(({ id }) => id === this.walk?.testId);
    this.walk?.attend(watched);
    this.walk?.look();
  }

  /** Shows a site. Does nothing if the site is already shown. */
  open(siteNum: number | null): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.tests.dispose();
    this.tests = this.#loadable(siteNum);
    this.placing.closeForm();
    this.walk?.dispose();
    this.walk = null;
    this.#news?.unsubscribe();
    if (siteNum === null) return;
    void this.reload();
    this.#news = this.#parts.tests$(siteNum).subscribe(() => void this.reload());
  }

  /** Reloads the tests. Resolves to what was read; null if that failed. */
  async reload(): Promise<readonly SiteTest[] | null> {
    return (await this.tests.load())?.tests ?? null;
  }

  /** Opens the live view of a test; null closes it. */
  watch(testId: string | null): void {
    if (testId === (this.walk?.testId ?? null)) return;
    this.walk?.dispose();
    const { gateway, bell, clock } = this.#parts;
    const site = this.siteNum ?? 0;
    const arrivals$ = this.#parts.arrivals$(site);
    const anew$ = this.#parts.results$(site);
    this.walk =
      testId === null
        ? null
        : new TestWalkViewModel({ gateway, bell, clock, arrivals$, anew$, testId });
    this.walk?.start();
    this.tick();
  }

  isRunning(test: SiteTest): boolean {
    return shownState(test, this.now) === 'Active';
  }

  /** Returns true if the limits allow extending the test by `by` milliseconds. */
  mayExtend(test: SiteTest, by: number): boolean {
    const { screen, now } = this;
    if (screen === null) return false;
    const times = { startsAt: instantOf(test.startsAt), endsAt: instantOf(test.endsAt) };
    const asked = { ...times, category: test.category, clearedAt: null };
    return checkExtension(asked, by, screen.role, now, screen.site.maxTestHours).ok;
  }

  /** Extends a test at once and shows a confirmation. */
  async extend(test: SiteTest, by: number): Promise<void> {
    await this.presses.act(test, {
      send: () => this.#parts.gateway.extendTest({ id: test.id, rev: test.rev, by }),
      done: () => this.say(test.id, `${by / 60000} minutes added.`),
      again: (now) => this.extend(now ?? test, by),
    });
  }

  /** Ends `test`, or all running tests when it is null. Asks first if zones have not restored. */
  async clear(test: SiteTest | null, anyway: boolean): Promise<void> {
    const { gateway } = this.#parts;
    const { siteNum } = this;
    if (siteNum === null) return;
    const known = this.guard?.known ?? this.screen?.tests ?? [];
    await this.presses.act<ClearedTests>(test, {
      send: () =>
        test === null
          ? gateway.clearTests({
              sn: siteNum,
              tests: known.filter(isOpen).map(({ id, rev }) => ({ id, rev })),
              anyway,
            })
          : gateway.clearTest({ id: test.id, rev: test.rev, anyway }),
      done: (cleared) => {
        this.guard = cleared.kind === 'ask' ? { test, known, zones: cleared.zones } : null;
      },
      again: (now) => this.clear(now, false),
    });
  }

  get acting(): Submission {
    return this.presses.acting;
  }

  /** Shows the result of an action beside its test. */
  say(testId: string, text: string | null): void {
    this.presses.say(testId, text);
  }

  dropGuard(): void {
    this.guard = null;
  }

  /** Downloads the results of a test as a document to print. */
  async print(testId: string): Promise<void> {
    const { gateway, files } = this.#parts;
    await this.acting.run(() => gateway.testResultSheet({ id: testId }), {
      fallback: 'The results could not be printed.',
      onOk: ({ name, bytes }) =>
        files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  #loadable(siteNum: number | null): Loadable<SiteTests> {
    return new Loadable<SiteTests>({
      read: async () => {
        const read = await this.#parts.gateway.siteTests({ sn: siteNum ?? 0 });
        if (read.ok)
          runInAction(() => {
            this.#heard = {
              saidAt: instantOf(read.value.asOf),
              heardAt: this.#parts.clock.now(),
            };
            this.tick();
          });
        return read;
      },
      fallback: 'The tests could not be loaded.',
    });
  }

  /** The provider's current time as an ISO instant. */
  get nowText(): string {
    return isoInstant(this.now);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteTests: SiteTestsViewModel;
  }
}
