import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { OWN_HISTORY_LIST } from '#core/own-history/own-history.schema.ts';
import { ownHistoryApi } from '#core/own-history/own-history.api.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('the history that a customer reads', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let owner: TestBrowser;
  /** May not see the call list. */
  let guest: TestBrowser;
  const SITE = 74001;
  const XMIT = `HP${SITE}`;
  const SEVERAL = 74002;

  const signIn = async (roles: readonly string[]): Promise<TestBrowser> => {
    const { id, username } = await world.person({ application: 3, roles });
    await world.database.kysely
      .insertInto('account_link')
      .values([SITE, SEVERAL].map((site_num) => ({ user_id: id, site_num })))
      .execute();
    const browser = world.browser({ variant: 'consumer' });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return browser;
  };
  const ask = (filters: Readonly<Record<string, string>> = {}, search = '') => ({
    siteGroupNum: null,
    query: { ...OWN_HISTORY_LIST.start, filters, search },
  });
  const rowsOf = async (
    browser: TestBrowser,
    filters: Readonly<Record<string, string>> = {},
    sn = SITE,
  ) => {
    const answer = await browser.call(ownHistoryApi.ownHistory.access, (caller) =>
      world.backend.ownHistory.ownHistory(caller, { sn, before: null, ...ask(filters) }),
    );
    return answer.ok ? ownHistoryApi.ownHistory.output.parse(answer.value).rows : answer.error.kind;
  };
  const textsOf = async (...asked: Parameters<typeof rowsOf>) => {
    const rows = await rowsOf(...asked);
    return typeof rows === 'string' ? rows : rows.map(({ text }) => text);
  };

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7400, branch: 7401, stranger: 7402 });
    await seedSite(sql, { num: SITE, group: 7401, areas: ['Closed'] });
    await seedSite(sql, { num: 74009, group: 7401 });
    await seedSite(sql, { num: SEVERAL, group: 7401, areas: ['Closed', 'Closed'] });
    await seedZone(sql, SITE, {
      num: '002',
      service: 'Burglary',
      description: 'Back door – contact',
    });
    await seedZone(sql, SITE, { num: '009', service: 'Hold-up', description: 'Counter – button' });
    const { id } = await seedContact(sql, {
      group: 7401,
      site: SITE,
      position: 1,
      name: 'Claire Dunn',
    });
    await sql.updateTable('contact').set({ panel_user: 4 }).where('id', '=', id).execute();
    receiver = await addReceiver(world);
    owner = await signIn(['contactsRead']);
    guest = await signIn([]);
    await receiver.send(
      receiver.signal(XMIT, '1401 u4'),
      receiver.signal(XMIT, '1131 z2'),
      receiver.signal(XMIT, '1602'),
    );
  });
  afterAll(() => world.close());

  it('is in plain words, newest first, with the names of people for those who may see the call list', async () => {
    expect(await textsOf(owner)).toEqual([
      'The regular test signal arrived',
      'Back door was opened while the system was armed',
      'Disarmed by Claire Dunn',
    ]);
    expect(await textsOf(guest)).toContain('Disarmed by user 4');
  });

  it.each([
    ['alarms', ['Back door was opened while the system was armed']],
    ['openings', ['Disarmed by Claire Dunn']],
    ['troubles', []],
    ['tests', ['The regular test signal arrived']],
  ] as const)('is narrowed to one part, and the parts are everything: %s', async (part, texts) => {
    expect(await textsOf(owner, { part })).toEqual(texts);
  });

  it('leaves out what operators did, and links an event to its alarm', async () => {
    const rows = await rowsOf(owner, { part: 'alarms' });
    const num = typeof rows === 'string' ? null : (rows[0]?.alarmNum ?? null);
    if (num === null) return expect.fail('the alarm is not linked');
    await receiver.send(
      receiver.action(num, 'Picked up'),
      receiver.action(num, 'Reached', { contact: 'Claire', comment: 'a secret word' }),
    );
    expect(await textsOf(owner)).toHaveLength(3);
  });

  it('takes no search, which would find words that no row shows', () => {
    const params = new URLSearchParams({ q: 'secret' });
    expect(readListQuery(OWN_HISTORY_LIST, (name) => params.get(name)).search).toBe('');
  });

  it('says nothing of a hold-up before the owner was told', async () => {
    const before = await rowsOf(owner);
    await receiver.send(receiver.signal(XMIT, '1122 z9'));
    expect(await rowsOf(owner)).toEqual(before);
  });

  it('is taken away as a file with the same words', async () => {
    const answer = await owner.call(ownHistoryApi.exportOwnHistory.access, (caller) =>
      world.backend.ownHistory.exportOwnHistory(caller, {
        sn: SITE,
        columns: ['text', 'part'],
        format: 'csv',
        ...ask({ part: 'openings' }),
      }),
    );
    if (!answer.ok) return expect.fail(answer.error.kind);
    expect(new TextDecoder().decode(answer.value.bytes)).toContain(
      'Disarmed by Claire Dunn,Arming',
    );
  });

  it('names the area at a site with several, on the screen and in the file', async () => {
    await receiver.send(receiver.signal(`HP${SEVERAL}`, '1401', { text: '1401 02 004' }));
    expect(await textsOf(owner, {}, SEVERAL)).toEqual(['Area 2 disarmed by user 4']);
    const file = await owner.call(ownHistoryApi.exportOwnHistory.access, (caller) =>
      world.backend.ownHistory.exportOwnHistory(caller, {
        sn: SEVERAL,
        columns: ['text'],
        format: 'csv',
        ...ask(),
      }),
    );
    if (!file.ok) return expect.fail(file.error.kind);
    expect(new TextDecoder().decode(file.value.bytes)).toContain('Area 2 disarmed by user 4');
  });

  it('does not exist for a site that is not linked', async () => {
    expect(await rowsOf(owner, {}, 74009)).toBe('notFound');
  });
});
