import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { CommunicationTest, Panel, PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import type { ServiceRequest } from '#core/panel-info/service-request.schema.ts';
import { providerTime } from '#core/sites/summarize-site.rule.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { ServiceForm, type WrittenRequest } from './service-form.ts';
import { Timer } from '../shell/timer.ts';

/** Minimum milliseconds between reloads of a site with many events. */
const READ_EVERY = 1000;
/** Milliseconds between clock updates. The updates keep "11 m left" accurate. */
const TICK = 1000;
/** Milliseconds between polls for a service request about to be mailed. Polling is needed because sending the mail raises no event. */
const LOOK_AGAIN = 3000;
/** Maximum age of a service request that is polled until it is mailed, in milliseconds. */
const SOON = 60000;

export interface PanelInfoParts {
  readonly read: (siteNum: number, how?: { readonly background: true }) => Answer<PanelInfo>;
  readonly startTest: (siteNum: number, devNum: number, id: string) => Answer<CommunicationTest>;
  readonly requestService: (siteNum: number, request: WrittenRequest) => Answer<ServiceRequest>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly clock: Clock;
  readonly makeKey: () => AttemptKey;
  /** True if the person may make requests; false for staff who only view. */
  readonly mayChange: boolean;
}

/** The panels of one site, updated live, and the requests a person can make (domain guide 6.6). */
export class PanelInfoViewModel {
  siteNum: number | null = null;
  info: Loadable<PanelInfo>;
  /** The provider's current time in milliseconds. */
  now: number;
  readonly form: ServiceForm;
  readonly testing = new Submission();
  /** Why a communication test could not start, by `devNum`. */
  readonly texts = observable.map<number, string>();
  readonly #parts: PanelInfoParts;
  readonly #testKey: AttemptKey;
  #heard: { readonly saidAt: number; readonly heardAt: number } | null = null;
  #lookedAt = 0;
  readonly #ticking = new Timer();
  #news: Subscription | undefined;

  constructor(parts: PanelInfoParts) {
    this.#parts = parts;
    this.#testKey = parts.makeKey();
    this.form = new ServiceForm({
      key: parts.makeKey(),
      send: (siteNum, request) => parts.requestService(siteNum, request),
      reload: () => this.info.load(),
    });
    this.now = parts.clock.now();
    this.info = this.#loadable(null);
    makeAutoObservable(this, { info: observableRef, form: false, testing: false });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get screen(): PanelInfo | null {
    return this.info.state.at === 'ready' ? this.info.state.value : null;
  }

  /** The provider's current time as an ISO instant. */
  get nowText(): string {
    return isoInstant(this.now);
  }

  start(): void {
    this.#ticking.every(TICK, () => this.tick());
    const { events$, readAnew$ } = this.#parts.live;
    this.#news ??= merge(events$.pipe(filter(({ siteNum }) => siteNum === this.siteNum)), readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => {
        if (this.siteNum !== null) void this.info.load({ background: true });
      });
  }

  dispose(): void {
    this.#ticking.stop();
    this.#news?.unsubscribe();
    this.#news = undefined;
    this.info.dispose();
    this.siteNum = null;
  }

  tick(): void {
    const before = this.now;
    this.#setNow();
    if (this.#isToBeLookedAt(before)) {
      this.#lookedAt = this.now;
      void this.info.load({ background: true });
    }
  }

  /** Shows a site. Does nothing if the site is already shown. */
  open(siteNum: number | null): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.info.dispose();
    this.info = this.#loadable(siteNum);
    this.#heard = null;
    this.texts.clear();
    this.form.close();
    if (siteNum !== null) void this.info.load();
  }

  /** Asks the provider to wait for a test signal from a panel. Reloads the panels whatever the result. */
  async startTest(devNum: number): Promise<void> {
    const { siteNum } = this;
    if (siteNum === null) return;
    this.texts.delete(devNum);
    await this.testing.press(
      async () => {
        const begun = await this.#testKey.send({ siteNum, devNum }, (id) =>
          this.#parts.startTest(siteNum, devNum, id),
        );
        await this.info.load();
        return begun;
      },
      (begun) => {
        const text = begun.ok ? null : explain(begun.error, 'The test could not be started.');
        if (text !== null) this.texts.set(devNum, text);
        return null;
      },
    );
  }

  /** Opens the service request for a panel of the current site. */
  openRequest(panel: Panel, text = ''): void {
    if (this.siteNum !== null) this.form.open(this.siteNum, panel, text);
  }

  #setNow(): void {
    const now = this.#parts.clock.now();
    this.now = this.#heard === null ? now : providerTime({ ...this.#heard, now });
  }

  /** Returns true when the panels must be reloaded without an event, because the end of a test and the sending of a mail raise none. */
  #isToBeLookedAt(before: number): boolean {
    const { screen, now } = this;
    if (screen === null) return false;
    const ended = screen.panels.some(({ communicationTest: test }) => {
      const end = test === null ? now : instantOf(test.endsAt);
      return test?.state === 'Waiting' && before < end && end <= now;
    });
    const waits = screen.requests.some(
      ({ state, requestedAt }) => state === 'New' && now - instantOf(requestedAt) < SOON,
    );
    return ended || (waits && now - this.#lookedAt >= LOOK_AGAIN);
  }

  #loadable(siteNum: number | null): Loadable<PanelInfo> {
    return new Loadable<PanelInfo>({
      read: async (how) => {
        const read = await this.#parts.read(siteNum ?? 0, how);
        if (read.ok)
          runInAction(() => {
            this.#heard = {
              saidAt: instantOf(read.value.asOf),
              heardAt: this.#parts.clock.now(),
            };
            this.#setNow();
          });
        return read;
      },
      fallback: 'The panels could not be loaded.',
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly panelInfo: PanelInfoViewModel;
  }
}
