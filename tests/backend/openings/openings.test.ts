import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 3600000;

describeDatabase('the openings of a site', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let dealer: TestBrowser;
  let named: TestBrowser;
  let stranger: TestBrowser;
  const SITE = 75001;
  const XMIT = `HP${SITE}`;

  const read = async (browser: TestBrowser, sn = SITE) => {
    const answer = await browser.call(alarmsApi.siteOpenings.access, (caller) =>
      world.backend.openings.siteOpenings(caller, { sn, siteGroupNum: null }),
    );
    return answer.ok ? alarmsApi.siteOpenings.output.parse(answer.value) : answer.error.kind;
  };
  const signIn = async (group: number, roles: readonly string[] = []): Promise<TestBrowser> => {
    const { username } = await world.person({ groups: [group], roles });
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
    const { id } = await seedContact(sql, {
      group: 7501,
      site: SITE,
      position: 1,
      name: 'Claire Dunn',
    });
    await sql.updateTable('contact').set({ panel_user: 2 }).where('id', '=', id).execute();
    dealer = await signIn(7500);
    named = await signIn(7500, ['contactsRead']);
    stranger = await signIn(7502);
  });
  afterAll(() => world.close());

  it('are told day by day for the area that was opened, and not to strangers', async () => {
    const at = world.clock.now() - 30 * HOUR;
    const closedAt = world.clock.now() - 28 * HOUR;
    await receiver.send(
      receiver.signal(XMIT, '1401 u2', { receivedAt: at }),
      receiver.signal(XMIT, '3401 u2', { receivedAt: closedAt }),
      receiver.signal(XMIT, '3452 u2', { receivedAt: closedAt + 3000 }),
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
    const acts = (await read(named)) as typeof found;
    expect(acts.areas[0]?.acts).toEqual([
      { at: expect.any(String), what: 'open', user: '3', userName: null, mark: null },
      {
        at: new Date(closedAt).toISOString(),
        what: 'close',
        user: '2',
        userName: 'Claire Dunn',
        mark: 'late',
      },
      {
        at: new Date(at).toISOString(),
        what: 'open',
        user: '2',
        userName: 'Claire Dunn',
        mark: null,
      },
    ]);
    // Without the right to see contacts, a user remains a number.
    expect(found.areas[0]?.acts.map(({ user, userName }) => [user, userName])).toEqual([
      ['3', null],
      ['2', null],
      ['2', null],
    ]);
    expect(found.areas[1]?.acts).toEqual([]);
    expect(await read(stranger)).toBe('notFound');
    expect(await read(dealer, 75999)).toBe('notFound');
  });
});
