import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 3600000;

describeDatabase('the openings of a site', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let dealer: TestBrowser;
  let stranger: TestBrowser;
  const SITE = 75001;
  const XMIT = `HP${SITE}`;

  const read = async (browser: TestBrowser, sn = SITE) => {
    const answer = await browser.call(alarmsApi.siteOpenings.access, (caller) =>
      world.backend.openings.siteOpenings(caller, { sn, siteGroupNum: null }),
    );
    return answer.ok ? alarmsApi.siteOpenings.output.parse(answer.value) : answer.error.kind;
  };
  const signIn = async (group: number): Promise<TestBrowser> => {
    const { username } = await world.person({ groups: [group] });
    const browser = world.browser({ variant: 'dealer' });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return browser;
  };

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7500, branch: 7501, stranger: 7502 });
    await seedSite(sql, { num: SITE, group: 7501, areas: ['Closed', 'Closed'] });
    receiver = await addReceiver(world);
    dealer = await signIn(7500);
    stranger = await signIn(7502);
  });
  afterAll(() => world.close());

  it('are told day by day for the area that was opened, and not to strangers', async () => {
    const at = world.clock.now() - 30 * HOUR;
    const closedAt = world.clock.now() - 28 * HOUR;
    await receiver.send(
      receiver.signal(XMIT, '1401 u2', { receivedAt: at }),
      receiver.signal(XMIT, '3401 u2', { receivedAt: closedAt }),
      receiver.signal(XMIT, '1401 u3'),
    );
    const found = await read(dealer);
    if (typeof found === 'string') return expect.fail(found);
    expect(found.areas.map(({ areaNum, days }) => [areaNum, days.length])).toEqual([
      [1, 4],
      [2, 0],
    ]);
    const minutes = (found.areas[0]?.days ?? []).flatMap(({ spans }) =>
      spans.map(({ from, to }) => to - from),
    );
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(120);
    expect(found.areas[0]?.days[0]?.now).not.toBeNull();
    expect(await read(stranger)).toBe('notFound');
    expect(await read(dealer, 75999)).toBe('notFound');
  });
});
