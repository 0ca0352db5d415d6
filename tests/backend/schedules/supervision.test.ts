import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { SupervisedSites } from '#tests/backend/harness/supervised-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('openings and closings compared with the hours', (engine) => {
  let world: TestWorld;
  let sites: SupervisedSites;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    sites = await SupervisedSites.open(world, 7701);
  });
  afterAll(() => world.close());

  it('are judged when they come in, and failures when their window ends', async () => {
    sites.goTo('2026-11-23T07:00');
    await sites.add();
    sites.goTo('2026-11-23T08:00');
    await sites.open();
    sites.goTo('2026-11-23T09:20');
    await sites.look();
    expect(await sites.raised()).toEqual([
      { event: 'Early opening', at: '2026-11-23T08:00', name: 'sched.earlyOpen.log' },
    ]);
    sites.goTo('2026-11-23T18:14');
    await sites.look();
    expect(await sites.raised()).toHaveLength(1);
    sites.goTo('2026-11-23T18:15');
    await sites.look();
    sites.goTo('2026-11-23T19:52');
    await sites.close();
    expect((await sites.raised()).slice(1)).toEqual([
      { event: 'Fail to close', at: '2026-11-23T18:15', name: 'sched.failToClose.log' },
      { event: 'Late closing', at: '2026-11-23T19:52', name: 'sched.lateClose.log' },
    ]);
  });
});
