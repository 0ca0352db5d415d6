import type { Backend } from '#core/backend/backend.ts';
import type { SessionCaller } from '#core/backend/caller.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import { TEST_CATEGORIES } from '#core/tests-on-site/test-limits.ts';
import { DEMO_PASSCODE } from '../demo-database.ts';
import type { DemoPerson } from '../demo-person.ts';
import { DAY, MINUTE } from '../demo-time.ts';
import type { DemoWorld } from '../demo-world.ts';
import type { TestStep } from '../scenarios/scenario.ts';
import type { LiveSite } from './live-rows.rule.ts';

/** Person who places the tests that scenarios assign to former employees. */
const STAND_IN = 'Dana Reyes';
/** Duration in milliseconds from which a test counts as forgotten. */
const FORGOTTEN = 7 * DAY;

/** A test that a scenario placed. */
export interface ScenarioTest {
  readonly id: string;
  readonly rev: number;
  readonly caller: SessionCaller;
}

/** The part of the back end that manages tests. */
export type TestBackend = Pick<Backend, 'testsOnSite'>;

/** Places, extends and ends the tests of scenarios as a demo user would, through the same use cases as the API. */
export class DemoTechnician {
  readonly #backend: TestBackend;
  readonly #ids: IdSource;
  readonly #world: Pick<DemoWorld, 'people' | 'groups'>;

  constructor(backend: TestBackend, ids: IdSource, world: Pick<DemoWorld, 'people' | 'groups'>) {
    this.#backend = backend;
    this.#ids = ids;
    this.#world = world;
  }

  /** Returns true if the person who places the test works for the dealer of the site. */
  canTest(site: LiveSite, { by }: Pick<TestStep, 'by'>): boolean {
    return this.#groupFor(this.#person(by), site) !== null;
  }

  /** Places a test. Returns null if the test was refused, or if the scenario never ends the test. */
  async place(site: LiveSite, { by, minutes }: TestStep): Promise<ScenarioTest | null> {
    const person = this.#person(by);
    const siteGroupNum = this.#groupFor(person, site);
    if (person === null || siteGroupNum === null) return null;
    const caller = this.#callerOf(person, siteGroupNum);
    const length = minutes * MINUTE;
    const isLong = length > FORGOTTEN;
    if (isLong && (await this.#isForgotten(caller, site))) return null;
    const category = isLong ? 'Maintenance or remodel' : 'Technician test';
    const placed = await this.#backend.testsOnSite.placeTest(caller, {
      sn: site.siteNum,
      siteGroupNum,
      id: this.#ids.next(),
      idempotencyKey: null,
      mode: isLong ? 'noAction' : 'live',
      devNums: [site.devNum],
      category,
      length,
      startsAt: null,
      endsAt: null,
      recurrence: null,
      confirmed: true,
      scope: { kind: 'all', zones: [], serviceTypes: [] },
      reason: TEST_CATEGORIES[category].reason,
      warning: { minutes: [15], channels: ['inApp'] },
      ...(this.#demandsCode(site) && { code: DEMO_PASSCODE }),
    });
    return placed.ok ? { id: placed.value.test.id, rev: placed.value.test.rev, caller } : null;
  }

  /** Extends a test and returns its new state. Returns the old state if another user has changed the test. */
  async extend(test: ScenarioTest, minutes: number): Promise<ScenarioTest> {
    const { id, rev, caller } = test;
    const input = { id, rev, by: minutes * MINUTE, siteGroupNum: null };
    const extended = await this.#backend.testsOnSite.extendTest(caller, input);
    return extended.ok ? { ...test, rev: extended.value.test.rev } : test;
  }

  /** Ends a test, unless another user has changed the test. */
  async takeOff({ id, rev, caller }: ScenarioTest): Promise<void> {
    await this.#backend.testsOnSite.clearTest(caller, {
      id,
      rev,
      anyway: true,
      siteGroupNum: null,
    });
  }

  #person(by: string): DemoPerson | null {
    const named = (name: string) => this.#world.people.find((person) => person.name === name);
    return named(by) ?? named(STAND_IN) ?? null;
  }

  #groupFor(person: DemoPerson | null, { siteGroupNum }: LiveSite): number | null {
    const group = this.#world.groups.find((one) => one.siteGroupNum === siteGroupNum);
    return person?.siteGroups.find((num) => num === siteGroupNum || num === group?.parent) ?? null;
  }

  #demandsCode({ siteGroupNum }: LiveSite): boolean {
    return this.#world.groups.some(
      (group) => group.siteGroupNum === siteGroupNum && group.verifyTests,
    );
  }

  async #isForgotten(caller: SessionCaller, { siteNum: sn }: LiveSite): Promise<boolean> {
    const listed = await this.#backend.testsOnSite.siteTests(caller, {
      sn,
      siteGroupNum: null,
      state: 'Active',
    });
    return (
      listed.ok &&
      listed.value.tests.some(
        ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) > FORGOTTEN,
      )
    );
  }

  #callerOf({ id, siteGroups, permissions }: DemoPerson, siteGroupNum: number): SessionCaller {
    return {
      requestId: this.#ids.next(),
      address: 'demo world',
      variant: 'dealer',
      browserId: '',
      userAgent: null,
      deviceSecret: null,
      session: {
        id: 'demo world',
        accountId: id,
        actorId: id,
        application: 2,
        variant: 'dealer',
        stage: 'full',
        demands: [],
        siteGroupNum,
        allowedGroups: siteGroups,
        permissions,
        impersonation: null,
      },
    };
  }
}
