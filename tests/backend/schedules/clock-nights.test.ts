import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { hoursLayer, openingHours } from '#tests/backend/harness/seed-hours.ts';
import { SupervisedSites } from '#tests/backend/harness/supervised-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

/** Builds the business hours of a bar. The bar closes in the hour that clocks skip in March and repeat in November. */
const bar = (closesAt: number) => [
  hoursLayer({ entries: [openingHours({ opensAt: 18 * 60, closesAt })] }),
];
const MINUTE = 60000;

describeDatabase('on the nights that move the clocks', (engine) => {
  let world: TestWorld;
  let sites: SupervisedSites;
  const events = async () => (await sites.raised()).map(({ at, event }) => `${at} ${event}`);
  beforeAll(async () => {
    world = await openTestWorld(engine);
    sites = await SupervisedSites.open(world, 7721);
  });
  afterEach(() => sites.hours([]));
  afterAll(() => world.close());

  const opened = async (day: string, closesAt: number): Promise<void> => {
    sites.goTo(`${day}T17:00`);
    await sites.add({ layers: bar(closesAt) });
    sites.goTo(`${day}T18:00`);
    await sites.open();
  };

  it('a closing time that is skipped comes as much later as is skipped', async () => {
    await opened('2027-03-13', 150);
    sites.goTo('2027-03-14T03:44');
    await sites.look();
    expect(await events()).toEqual([]);
    sites.goTo('2027-03-14T03:45');
    await sites.look();
    expect(await events()).toEqual(['2027-03-14T03:45 Fail to close']);
  });

  it('a closing time that is shown twice is the first, once', async () => {
    await opened('2027-11-06', 90);
    const deadline = sites.instant('2027-11-07T01:45');
    world.clock.advance(deadline - world.clock.now() - 1);
    await sites.look();
    expect(await events()).toEqual([]);
    world.clock.advance(1);
    await sites.look();
    // Clocks now show 01:45 for the second time.
    world.clock.advance(60 * MINUTE);
    await sites.look();
    expect(await events()).toEqual(['2027-11-07T01:45 Fail to close']);
    world.clock.advance(-20 * MINUTE);
    await sites.close();
    expect(await events()).toEqual([
      '2027-11-07T01:45 Fail to close',
      '2027-11-07T01:25 Late closing',
    ]);
  });

  it.each([
    ['2028-03-11', '2028-03-12', -20, []],
    ['2029-03-10', '2029-03-11', 1, ['Late closing']],
  ] as const)(
    'who closes before it is not late, and who closes after it is: %s',
    async (evening, night, minutes, late) => {
      await opened(evening, 150);
      world.clock.advance(sites.instant(`${night}T03:45`) + minutes * MINUTE - world.clock.now());
      await sites.close();
      expect((await sites.raised()).map(({ event }) => event)).toEqual(late);
    },
  );
});
