import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { ChangedTest, SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';
import { Submission } from '../forms/submission.ts';
import { NO_FIELDS, type RevisedFields } from '../shell/revised-fields.ts';
import type { TwoVersions } from '../shell/two-versions.ts';
import { testFields } from './test-fields.ts';
import { TestFormViewModel } from './test-form.view-model.ts';

interface PlacingParts {
  readonly gateway: Pick<SiteTestsGateway, 'placeTest' | 'editTest'> &
    Pick<AlarmsGateway, 'siteAlarms'>;
  readonly wallClock: WallClock;
  readonly makeKey: () => AttemptKey;
  readonly hasMobile: () => boolean;
}

/** The screen from which a test is placed. */
interface Host {
  readonly siteNum: number | null;
  readonly screen: SiteTests | null;
  readonly now: number;
  reload(): Promise<void>;
  say(testId: string, text: string | null): void;
}

/**
 * The open form of a test and its submit. A repeated press sends it once, a time-out is resolved from the list, and
 * another person's change is never overwritten unseen (domain guide 5.3).
 */
export class TestPlacing {
  form: TestFormViewModel | null = null;
  /** Open alarms at the site while its form is open. */
  alarms: readonly AlarmTimeline[] = [];
  /** True while the person is asked whether to place the site on test despite open alarms. */
  asks = false;
  /** Another person's version of the edited test. */
  stale: SiteTest | null = null;
  /** Passcode or PIN for a new test. It is only sent and never stored. */
  code = '';
  readonly submission = new Submission();
  readonly #parts: PlacingParts;
  readonly #host: Host;
  #key: AttemptKey;
  #fields: RevisedFields<SiteTest> = NO_FIELDS;

  constructor(parts: PlacingParts, host: Host) {
    this.#parts = parts;
    this.#host = host;
    this.#key = parts.makeKey();
    makeAutoObservable(this, {
      form: observableRef,
      stale: observableRef,
      alarms: observableRef,
      submission: false,
    });
  }

  /** Opens an empty form, or one filled from a test: to change it, or to place another one like it. */
  openForm(from: SiteTest | null = null, again = false): void {
    const { screen, siteNum } = this.#host;
    if (screen === null || siteNum === null) return;
    this.asks = false;
    void this.#readAlarms(siteNum);
    const { wallClock } = this.#parts;
    this.#key = this.#parts.makeKey();
    this.stale = null;
    this.code = '';
    this.submission.clear();
    const hasMobile = this.#parts.hasMobile();
    const place = { screen, wallClock, hasMobile, now: () => this.#host.now };
    this.form = new TestFormViewModel(place);
    this.#fields = testFields(this.form, place);
    if (from !== null) this.form.fill(from, again);
    this.form.fresh = from === null;
  }

  /** Opens a new form for one zone only. For an unknown zone, the form is a normal one. */
  openFor(zone: string | null): void {
    this.openForm();
    const { form } = this;
    if (form === null || !form.screen.site.zones.some((one) => zoneId(one) === zone)) return;
    form.set('scope', 'listed');
    form.zones.replace(zone === null ? [] : [zone]);
  }

  /** True when the site's group requires a code for a new test. Otherwise the code is optional. */
  get needsCode(): boolean {
    return this.form?.base === null && this.form.screen.site.verifyTests;
  }

  get lacksCode(): boolean {
    return this.needsCode && this.code.trim() === '';
  }

  setCode(code: string): void {
    this.code = code;
  }

  /** Closes the form of a new test when its address is left. A form that edits a test has no address. */
  closeNew(): void {
    if (this.form?.fresh === true) this.closeForm();
  }

  closeForm(): void {
    this.asks = false;
    this.code = '';
    this.form = null;
    this.stale = null;
  }

  /** Cancels the question without placing the test, so that the alarms can be handled first. */
  dropQuestion(): void {
    this.asks = false;
  }

  /**
   * Places the test, or changes the planned one, and returns it once stored. After a time-out the list is reloaded to find
   * out. A test that starts now during an open alarm requires `anyway`.
   */
  async place(anyway = false): Promise<SiteTest | null> {
    const { form } = this;
    const { siteNum } = this.#host;
    if (form === null || siteNum === null) return null;
    form.refused = true;
    if (!form.validated.ok || this.lacksCode) return null;
    this.asks = false;
    const { code } = this;
    const { request, base } = form;
    const { gateway } = this.#parts;
    const id = this.#key.for([siteNum, request]);
    let done: SiteTest | null = null;
    await this.submission.press<Result<ChangedTest, Failure> | 'ask'>(
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
        await this.#host.reload();
        return sent;
      },
      (sent) => {
        if (sent === 'ask') {
          this.asks = true;
          return null;
        }
        const stored = sent.ok ? sent.value.test : this.#foundAnyway(sent.error, base?.id ?? id);
        if (stored !== null && (sent.ok || base === null)) {
          done = stored;
          this.#host.say(
            stored.id,
            sent.ok && sent.value.merged ? 'Joined with the test that was there.' : null,
          );
          this.closeForm();
          return null;
        }
        return sent.ok ? null : this.#whyNot(sent.error, base);
      },
    );
    return done;
  }

  /**
   * Continues after another person's save: shows their version. `keepMine` instead sends only the fields changed here over
   * it, knowingly (domain guide 5.3).
   */
  reloadTheirs(): void {
    if (this.stale !== null) this.openForm(this.stale);
  }

  async keepMine(): Promise<void> {
    const { form, stale } = this;
    if (form !== null && stale !== null) {
      this.#fields.rebase(form.base, stale);
      form.base = stale;
    }
    this.stale = null;
    await this.place();
  }

  /** When the alarms cannot be loaded, none are shown; placing the test then fails for the same reason and reports it. */
  async #readAlarms(siteNum: number): Promise<void> {
    const read = await this.#parts.gateway.siteAlarms({ sn: siteNum });
    runInAction(() => {
      if (siteNum === this.#host.siteNum) this.alarms = read.ok ? read.value.open : [];
    });
  }

  /** The fields in which the other person's version differs from the form. */
  get versions(): readonly TwoVersions[] {
    const { form, stale } = this;
    return form === null || stale === null ? [] : this.#fields.apart(form.base, stale);
  }

  /** Returns a test that is in the list although its response was lost. */
  #foundAnyway(failure: Failure, id: string): SiteTest | null {
    if (!isLost(failure)) return null;
    return this.#host.screen?.tests.find((test) => test.id === id) ?? null;
  }

  #whyNot(failure: Failure, base: SiteTest | null): string | null {
    if (base !== null && isStale(failure)) {
      this.stale = this.#host.screen?.tests.find(({ id }) => id === base.id) ?? null;
      if (this.stale !== null) return null;
    }
    return explain(failure, 'The test was not placed.');
  }
}
