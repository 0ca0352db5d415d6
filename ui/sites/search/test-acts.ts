import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import { formOfTest, planTest, type TestPlan } from '#core/commands/plan-test.rule.ts';
import type { Command } from '#core/commands/read-command.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';
import { placementContext } from '#core/tests-on-site/check-placement.rule.ts';
import type { SiteTests } from '#core/tests-on-site/site-tests.schema.ts';
import { formatDuration, formatMoment } from '../../kit/format-time.ts';
import type { ActSender } from './act-sender.ts';

export interface TestActsParts {
  readonly gateway: Pick<SiteTestsGateway, 'siteTests' | 'placeTest' | 'extendTest' | 'clearTest'> &
    Pick<AlarmsGateway, 'siteAlarms'>;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly makeKey: () => AttemptKey;
}

/** What was read about the tests of a site. Null if it could not be read: the usual screen then says why. */
type Read = {
  readonly screen: SiteTests;
  readonly inAlarm: boolean;
  readonly heardAt: number;
} | null;

interface Site {
  readonly siteNum: number;
  readonly siteName: string;
}

/** What the site's own screen asks, as in its address. */
export type Asked = Pick<Extract<TestPlan, { readonly kind: 'ask' }>, 'what' | 'ends'>;

/** The acts of the palette. Each is planned by what the site's tests are, so that a row says what Enter will do. */
export class TestActs {
  readonly #parts: TestActsParts;
  readonly #sender: ActSender;
  readonly #read = observable.map<number, Read>({}, { deep: false });
  readonly #reading = new Map<number, Promise<void>>();
  readonly #key: AttemptKey;

  constructor(parts: TestActsParts, sender: ActSender) {
    this.#parts = parts;
    this.#sender = sender;
    this.#key = parts.makeKey();
    makeAutoObservable(this);
  }

  /** Returns what a command does at a site; null until its tests are read. */
  plan(command: Command, { siteNum }: Site): TestPlan | null {
    const read = this.#read.get(siteNum);
    if (read === undefined) return null;
    if (read === null) {
      const what = command.verb === 'test' ? 'new' : 'live';
      return { kind: 'ask', what, ends: null, why: 'Opens where it is asked.' };
    }
    const { screen, inAlarm, heardAt } = read;
    const { clock, wallClock } = this.#parts;
    const now = instantOf(screen.asOf) + clock.now() - heardAt;
    return planTest(command, {
      screen,
      inAlarm,
      context: placementContext(screen, wallClock),
      now,
    });
  }

  /** Returns the site's wall time of an end, with the day unless it is today. */
  until(endsAt: number, { siteNum }: Site): string {
    const screen = this.#read.get(siteNum)?.screen;
    if (screen === undefined) return '';
    return formatMoment(isoInstant(endsAt), screen.asOf, screen.site.timeZone);
  }

  /** Reads the tests of a site again before the next act, because what was planned may be outdated. */
  forget(): void {
    this.#reading.clear();
  }

  /** Reads the tests of a site, once while the palette is open. */
  read({ siteNum }: Site): Promise<void> {
    const known = this.#reading.get(siteNum);
    if (known !== undefined) return known;
    const reading = this.#load(siteNum);
    this.#reading.set(siteNum, reading);
    return reading;
  }

  async #load(sn: number): Promise<void> {
    const { gateway, clock } = this.#parts;
    const [tests, alarms] = await Promise.all([
      gateway.siteTests({ sn }),
      gateway.siteAlarms({ sn }),
    ]);
    const inAlarm = !alarms.ok || alarms.value.open.length > 0;
    const read = tests.ok ? { screen: tests.value, inAlarm, heardAt: clock.now() } : null;
    runInAction(() => this.#read.set(sn, read));
  }

  /** Does what was planned. Returns what the site's own screen must ask first, and null after a failure. */
  async act(plan: TestPlan, site: Site): Promise<'done' | Asked | null> {
    const { gateway } = this.#parts;
    const { siteName } = site;
    switch (plan.kind) {
      case 'place': {
        const { form, endsAt } = plan;
        const placed = await this.#sender.send(
          () =>
            this.#key.send([site.siteNum, form], (id) =>
              gateway.placeTest({ sn: site.siteNum, id, ...form }),
            ),
          'The test was not placed.',
        );
        if (placed === null) return null;
        const { test, merged } = placed;
        this.#sender.tell(
          `${siteName} is on test until ${this.until(endsAt, site)}`,
          merged ? 'Combined with the test that was already running.' : null,
          merged ? null : () => gateway.clearTest({ id: test.id, rev: test.rev, anyway: true }),
        );
        return 'done';
      }
      case 'extend': {
        const { test, by, endsAt } = plan;
        const sent = await this.#sender.send(
          () => gateway.extendTest({ id: test.id, rev: test.rev, by }),
          'The test was not extended.',
        );
        if (sent === null) return null;
        const until = this.until(endsAt, site);
        this.#sender.tell(
          `${siteName} is on test until ${until}`,
          `${formatDuration(by)} added.`,
          null,
        );
        return 'done';
      }
      case 'clear': {
        const { test } = plan;
        const sent = await this.#sender.send(
          () => gateway.clearTest({ id: test.id, rev: test.rev, anyway: false }),
          'The test was not ended.',
        );
        if (sent?.kind === 'ask') return { what: 'off', ends: null };
        if (sent === null) return null;
        // A test that recurs, or that needs a code, can only be placed again by its form.
        const again =
          test.recurrence === null &&
          this.#read.get(site.siteNum)?.screen.site.verifyTests === false;
        this.#sender.tell(
          `${siteName} is off test`,
          null,
          again
            ? () =>
                this.#key.send(['again', test.id], (id) =>
                  gateway.placeTest({ sn: site.siteNum, id, ...formOfTest(test) }),
                )
            : null,
        );
        return 'done';
      }
      default:
        return null;
    }
  }
}
