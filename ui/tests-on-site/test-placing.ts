import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { ChangedTest, SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';
import { Submission } from '../forms/submission.ts';
import { meetTests, type TestMeeting } from './test-fields.ts';
import { TestFormViewModel } from './test-form.view-model.ts';

interface PlacingParts {
  readonly gateway: Pick<SiteTestsGateway, 'placeTest' | 'editTest'> &
    Pick<AlarmsGateway, 'siteAlarms'>;
  readonly wallClock: WallClock;
  readonly makeKey: () => AttemptKey;
  readonly hasMobile: () => boolean;
}

interface Host {
  readonly siteNum: number | null;
  readonly screen: SiteTests | null;
  readonly now: number;
  isRunning(test: SiteTest): boolean;
  /** Reloads the tests. Resolves to what was read; null if that failed. */
  reload(): Promise<readonly SiteTest[] | null>;
  say(testId: string, text: string | null): void;
}

/** How often a press merges and goes on by itself while other people keep saving. */
const MOST_MERGES = 3;

/** What a press led to: the response, and the tests as they then are; null if they could not be read. */
interface Sent {
  readonly sent: Result<ChangedTest, Failure>;
  readonly fresh: readonly SiteTest[] | null;
}

/**
 * The test form and its submit, which sends one request for repeated presses. Another person's change is never overwritten
 * before it has been shown (domain guide 5.3).
 */
export class TestPlacing {
  form: TestFormViewModel | null = null;
  /** The site's open alarms, loaded while the form is open. */
  alarms: readonly AlarmTimeline[] = [];
  /** True while the person must confirm placing a test despite open alarms. */
  asks = false;
  /** What another person saved of the edited test; null while no form is open. */
  meeting: TestMeeting | null = null;
  /** The id of the running test that was placed last; its panel comes into view. Null for none. */
  arrived: string | null = null;
  /** Passcode or PIN for a new test, which is sent but never stored. */
  code = '';
  readonly submission = new Submission();
  readonly #parts: PlacingParts;
  readonly #host: Host;
  #key: AttemptKey;

  constructor(parts: PlacingParts, host: Host) {
    this.#parts = parts;
    this.#host = host;
    this.#key = parts.makeKey();
    makeAutoObservable(this, {
      form: observableRef,
      meeting: observableRef,
      alarms: observableRef,
      submission: false,
    });
  }

  /**
   * Opens an empty form, or a form filled from a test. With `again`, the filled form places a similar new test; otherwise
   * it changes the given test.
   */
  openForm(from: SiteTest | null = null, again = false): void {
    const { screen, siteNum } = this.#host;
    if (screen === null || siteNum === null) return;
    this.asks = false;
    void this.#readAlarms(siteNum);
    const { wallClock } = this.#parts;
    this.#key = this.#parts.makeKey();
    this.code = '';
    this.submission.clear();
    const hasMobile = this.#parts.hasMobile();
    const place = { screen, wallClock, hasMobile, now: () => this.#host.now };
    this.form = new TestFormViewModel(place);
    this.meeting = meetTests(this.form, place);
    if (from !== null) this.form.fill(from, again);
    this.form.fresh = from === null;
  }

  /** Opens a new form for a single zone, or with a typed end. An unknown zone or end gives an ordinary new form. */
  openFor(zone: string | null, ends: string | null = null): void {
    this.openForm();
    const { form } = this;
    if (form !== null && typedMoment(ends ?? '', form.screen.site.timeZone) !== '') {
      form.set('length', 'custom');
      form.set('ends', ends ?? '');
    }
    if (form === null || !form.screen.site.zones.some((one) => zoneId(one) === zone)) return;
    form.set('scope', 'listed');
    form.zones.replace(zone === null ? [] : [zone]);
  }

  /** True if the site's group requires a code for new tests. Otherwise the code is optional. */
  get needsCode(): boolean {
    return this.form?.base === null && this.form.screen.site.verifyTests;
  }

  get lacksCode(): boolean {
    return this.needsCode && this.code.trim() === '';
  }

  setCode(code: string): void {
    this.code = code;
  }

  /** Closes the form of a new test when the person leaves its URL. A form that edits a test has no URL. */
  closeNew(): void {
    if (this.form?.fresh === true) this.closeForm();
  }

  closeForm(): void {
    this.asks = false;
    this.code = '';
    this.form = null;
  }

  /** Cancels the alarm question without placing the test, so that the person can handle the alarms first. */
  dropQuestion(): void {
    this.asks = false;
  }

  /**
   * Places or changes the test and returns it once stored; after a lost response, looks it up in the list. Starting during
   * an open alarm requires `anyway`.
   */
  async place(anyway = false): Promise<SiteTest | null> {
    const placed = await this.#place(anyway, MOST_MERGES);
    this.meeting?.wait();
    return placed;
  }

  async #place(anyway: boolean, merges: number): Promise<SiteTest | null> {
    const { form, meeting } = this;
    const { siteNum } = this.#host;
    if (form === null || meeting === null || siteNum === null) return null;
    form.refused = true;
    if (!meeting.settled() || !form.validated.ok || this.lacksCode) return null;
    this.asks = false;
    const { code } = this;
    const { request, base } = form;
    const { gateway } = this.#parts;
    const id = this.#key.for([siteNum, request]);
    let done: SiteTest | null = null;
    const { met } = meeting;
    await this.submission.press<Sent | 'ask'>(
      async () => {
        if (!anyway && base === null && request.startsAt === null) {
          await this.#readAlarms(siteNum);
          if (this.alarms.length > 0) return 'ask';
        }
        const sent =
          base === null
            ? await gateway.placeTest(
                { sn: siteNum, id, ...request, ...(code !== '' && { code }) },
                { idempotencyKey: id },
              )
            : await gateway.editTest({ id: base.id, rev: base.rev, ...request });
        this.#key.settle(sent);
        return { sent, fresh: await this.#host.reload() };
      },
      (outcome) => {
        if (outcome === 'ask') {
          this.asks = true;
          return null;
        }
        const { sent, fresh } = outcome;
        const there = fresh?.find((test) => test.id === (base?.id ?? id)) ?? null;
        const foundAnyway = !sent.ok && isLost(sent.error) ? there : null;
        const stored = sent.ok ? sent.value.test : foundAnyway;
        if (stored !== null && (sent.ok || base === null)) {
          done = stored;
          this.#host.say(
            stored.id,
            sent.ok && sent.value.merged
              ? 'Combined with the test that was already running.'
              : null,
          );
          meeting.end();
          const isNew = (test: SiteTest): boolean => base === null && test.id === stored.id;
          if (fresh?.some((test) => isNew(test) && this.#host.isRunning(test)) === true)
            this.arrived = stored.id;
          this.closeForm();
          return null;
        }
        if (!sent.ok && isStale(sent.error) && base !== null && there !== null) {
          meeting.meet(base, there, { who: there.updatedBy, at: there.updatedAt });
          form.base = there;
          return null;
        }
        return sent.ok ? null : explain(sent.error, 'The test was not placed.');
      },
    );
    const goesOn = meeting.met !== null && meeting.met !== met && meeting.open.length === 0;
    return goesOn && merges > 0 ? this.#place(anyway, merges - 1) : done;
  }

  /** If the alarms cannot be loaded, shows none. Placing the test then fails as well and shows the reason. */
  async #readAlarms(siteNum: number): Promise<void> {
    const read = await this.#parts.gateway.siteAlarms({ sn: siteNum });
    runInAction(() => {
      if (siteNum === this.#host.siteNum) this.alarms = read.ok ? read.value.open : [];
    });
  }
}
