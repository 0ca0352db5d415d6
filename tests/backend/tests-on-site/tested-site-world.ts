import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import { randomUUID } from 'node:crypto';
import { createTestRunner } from '#core/backend/tests-on-site/test-runner.ts';
import type { StoredTest } from '#core/backend/tests-on-site/site-test.repository.port.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { TestForm } from '#core/tests-on-site/site-test.schema.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { seedZone } from '../harness/seed-zone.ts';
import { openTestWorld, PASSWORD, PROVIDER, type TestWorld } from '../harness/test-world.ts';

export const MINUTE = 60000;
export const HOUR = 60 * MINUTE;

/** Form for a two-hour test of the whole site, with the default values. */
export const PLAIN: TestForm = {
  mode: 'noAction',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt: null,
  length: 2 * HOUR,
  endsAt: null,
  recurrence: null,
  reason: 'Testing the system',
  warning: { minutes: [15], channels: ['inApp'] },
  confirmed: false,
};

/** Returns the value of a successful result. Throws for a failed result. */
export const valueOf = <T>(answer: Result<T, Refusal>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

type Known = Pick<StoredTest, 'id' | 'rev'>;

const ZONES = [
  ['001', 'Front door', 'Burglary'],
  ['002', 'Hall motion', 'Burglary'],
  ['007', 'Smoke, kitchen', 'Fire'],
  ['010', 'Hold-up button', 'Hold-up'],
] as const;

const writeZones = async (world: TestWorld, siteNum: number): Promise<void> => {
  for (const [num, description, service] of ZONES)
    await seedZone(world.database.kysely, siteNum, { num, description, service });
};

/**
 * Creates a test world with sites of group 4471 in New York and users who may put these sites on test. Each site has one
 * device and four zones.
 */
export const testedSiteWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [4471] });
  let number = 20_000;

  const revOf = async (id: string): Promise<number> => {
    const row = await world.database.kysely
      .selectFrom('site_test')
      .select('rev')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.rev ?? 1;
  };
  const revsOf = (sn: number): Promise<readonly Known[]> =>
    world.database.kysely
      .selectFrom('site_test')
      .select(['id', 'rev'])
      .where('site_num', '=', sn)
      .execute();

  const person = async (
    seed: Parameters<TestWorld['person']>[0] & { readonly links?: readonly number[] } = {},
  ) => {
    const { links = [], ...rest } = seed;
    const roles = seed.roles ?? ['noActionRead', 'noActionEdit'];
    const account = await world.person({ ...rest, roles });
    for (const site of links)
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: account.id, site_num: site })
        .execute();
    const variant = seed.application === 3 ? 'consumer' : 'dealer';
    const browser = world.browser({ variant });
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    /** Signs the user in again if the session has expired in the meantime. */
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    const { backend } = world;
    const siteGroupNum = null;
    const one = { siteGroupNum };
    return {
      account,
      list: (sn: number) =>
        call(siteTestsApi.siteTests.access, (c) =>
          backend.testsOnSite.siteTests(c, { ...one, sn }),
        ),
      place: (
        sn: number,
        form: Partial<TestForm> = {},
        named: {
          readonly id?: string;
          readonly key?: string | null;
          readonly code?: string;
        } = {},
      ) => {
        const { code } = named;
        const id = named.id ?? randomUUID();
        const idempotencyKey = named.key === undefined ? id : named.key;
        return call(siteTestsApi.placeTest.access, (c) =>
          backend.testsOnSite.placeTest(c, {
            ...one,
            sn,
            id,
            code,
            idempotencyKey,
            ...PLAIN,
            ...form,
          }),
        );
      },
      edit: (id: string, rev: number, form: Partial<TestForm> = {}) =>
        call(siteTestsApi.editTest.access, (c) =>
          backend.testsOnSite.editTest(c, { ...one, id, rev, ...PLAIN, ...form }),
        ),
      extend: (id: string, rev: number, by = 30 * MINUTE) =>
        call(siteTestsApi.extendTest.access, (c) =>
          backend.testsOnSite.extendTest(c, { ...one, id, rev, by }),
        ),
      /** Ends a test with the revision `read`, by default the test's current revision. */
      clear: async (id: string, anyway = false, read?: number) => {
        const rev = read ?? (await revOf(id));
        return call(siteTestsApi.clearTest.access, (c) =>
          backend.testsOnSite.clearTest(c, { ...one, id, rev, anyway }),
        );
      },
      clearAll: async (sn: number, anyway = false, read?: readonly Known[]) => {
        const tests = read ?? (await revsOf(sn));
        return call(siteTestsApi.clearTests.access, (c) =>
          backend.testsOnSite.clearTests(c, { ...one, sn, tests, anyway }),
        );
      },
      results: (id: string) =>
        call(siteTestsApi.testResults.access, (c) =>
          backend.testsOnSite.testResults(c, { ...one, id }),
        ),
      coverage: (sn: number) =>
        call(siteTestsApi.siteTestCoverage.access, (c) =>
          backend.testsOnSite.siteTestCoverage(c, { ...one, sn }),
        ),
      print: (id: string) =>
        call(siteTestsApi.testResultSheet.access, (c) =>
          backend.testsOnSite.testResultSheet(c, { ...one, id }),
        ),
    };
  };

  const runner = createTestRunner({
    unitOfWork: world.database.unitOfWork,
    clock: world.clock,
    ids: { next: () => randomUUID() },
    wallClock: temporalWallClock,
    publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
    providerName: PROVIDER,
  });

  return {
    ...world,
    person,
    /** Adds a site. Returns the site number. */
    site: async (group = 4471): Promise<number> => {
      number += 1;
      const num = number;
      await seedSite(world.database.kysely, { num, group });
      await writeZones(world, num);
      return num;
    },
    runner,
    /** Runs the work that a server does every second. */
    work: async (): Promise<void> => {
      while ((await runner.runNext()) === 'worked');
    },
    /** Returns the history rows of a site, oldest first, as `kind: event by actor`. */
    history: async (siteNum: number): Promise<readonly string[]> => {
      const rows = await world.database.kysely
        .selectFrom('activity')
        .select(['kind', 'event', 'actor'])
        .where('site_num', '=', siteNum)
        .orderBy('at')
        .orderBy('event', 'desc')
        .execute();
      return rows.map(({ kind, event, actor }) => `${kind}: ${event} by ${actor ?? 'itself'}`);
    },
    /** Records a zone signal in a test, as the intake of signals does. */
    tick: (testId: string, zone: string, at: number, ends = false, withheld = false) =>
      world.database.unitOfWork.run((tx) =>
        tx.siteTests.addTicks([
          {
            testId,
            devNum: 1,
            areaNum: 1,
            zone,
            withheld,
            count: ends ? 0 : 1,
            firstAt: ends ? null : at,
            lastAt: ends ? null : at,
            code: ends ? null : '131',
            restoredAt: ends ? at : null,
          },
        ]),
      ),
  };
};
export type TestedSiteWorld = Awaited<ReturnType<typeof testedSiteWorld>>;
