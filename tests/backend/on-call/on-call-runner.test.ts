import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { listForm, onCallWorld, personForm } from './on-call-world.ts';

type World = Awaited<ReturnType<typeof onCallWorld>>;
const SAM = '603-555-0141';
const KIM = '603-555-0151';

describeDatabase('on-call notices by the clock', (engine) => {
  let world: World;
  const ids = { sam: randomUUID(), kim: randomUUID(), list: randomUUID() };

  beforeAll(async () => {
    world = await onCallWorld(engine);
    const dana = await world.enter();
    const sam = { phones: [SAM], email: 'sam@example.com', dailyDigest: true };
    valueOf(await dana.person(personForm('Sam Ortiz', sam), ids.sam));
    valueOf(await dana.person(personForm('Kim Lowell', { phones: [KIM] }), ids.kim));
    valueOf(await dana.list(listForm([[ids.sam], [ids.kim]]), ids.list));
    await world.world.database.kysely.deleteFrom('message').execute();
  });
  afterAll(() => world.world.close());

  it('tell a shift once when it begins, whoever of several servers looks first, and how often', async () => {
    await world.work();
    expect(await world.told(KIM)).toEqual([]);
    world.go('2026-03-09T08:00');
    await world.work();
    await world.work();
    expect(await world.told(KIM)).toEqual([
      'You are on call now: After hours (primary), until Mar 16 at 08:00 EDT. Then Sam Ortiz.',
    ]);
    expect(await world.told(SAM)).toEqual([]);
  });

  it('tell what began while all servers were down, as long as it lasts', async () => {
    world.go('2026-03-25T09:00');
    await world.work();
    // Sam's on-call week ended on March 23, and Kim is on call from then on.
    expect(await world.told(SAM)).toEqual([]);
    expect(await world.told(KIM)).toHaveLength(2);
  });

  it('send the digest each morning at seven, once, and none that is half a day late', async () => {
    const digests = () => world.told('sam@example.com');
    const before = (await digests()).length;
    world.go('2026-03-26T07:00');
    await world.work();
    await world.work();
    const sent = (await digests()).slice(before);
    expect(sent).toEqual(['After hours: Kim Lowell until Mar 30 at 08:00 EDT, then Sam Ortiz.']);
    world.go('2026-03-28T15:00');
    await world.work();
    expect(await digests()).toHaveLength(before + 1);
    world.go('2026-03-29T07:00');
    await world.work();
    expect(await digests()).toHaveLength(before + 2);
  });
});
