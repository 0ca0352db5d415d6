import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { describeEachEngine } from '../harness/database.ts';
import { HOUR, testedSiteWorld, type TestedSiteWorld, valueOf } from './tested-site-world.ts';

const TAKEN = { ok: false, error: { kind: 'conflict', code: 'testTaken' } };

describeEachEngine('the number a form made for its test', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());

  it('that somebody else’s test has changes nothing of it, at this site or at another', async () => {
    const [sn, other] = [await world.site(), await world.site()];
    const dealer = await world.person({ name: 'Lee Park' });
    const theirs = await world.person({ application: 3, links: [sn, other] });
    const { test } = valueOf(await dealer.place(sn));
    await world.tick(test.id, '001', world.clock.now());
    for (const site of [sn, other])
      for (const key of [randomUUID(), null])
        expect(
          await theirs.place(site, { confirmed: true, reason: 'Mine' }, { id: test.id, key }),
        ).toMatchObject(TAKEN);
    expect(valueOf(await dealer.list(sn)).tests).toEqual([test]);
    expect(valueOf(await dealer.list(other)).tests).toEqual([]);
    expect(valueOf(await dealer.results(test.id)).zones[0]).toMatchObject({ count: 1 });
  });

  it('that one’s own test has at another site starts none here, nor joins what runs here', async () => {
    const [sn, other] = [await world.site(), await world.site()];
    const dealer = await world.person();
    const { test } = valueOf(await dealer.place(sn));
    const here = valueOf(await dealer.place(other)).test;
    expect(
      await dealer.place(other, { length: 3 * HOUR }, { id: test.id, key: null }),
    ).toMatchObject(TAKEN);
    expect(valueOf(await dealer.list(sn)).tests).toEqual([test]);
    expect(valueOf(await dealer.list(other)).tests).toEqual([here]);
  });

  it('that two people send at once for two sites starts one test', async () => {
    const sites = [await world.site(), await world.site()];
    const people = await Promise.all(sites.map(() => world.person()));
    const id = randomUUID();
    const answers = await Promise.all(
      sites.map((sn, at) => people[at]!.place(sn, {}, { id, key: null })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const listed = await Promise.all(
      sites.map(async (sn) => valueOf(await people[0]!.list(sn)).tests),
    );
    expect(listed.flat()).toMatchObject([{ id, startsAt: isoInstant(world.clock.now()) }]);
  });
});
