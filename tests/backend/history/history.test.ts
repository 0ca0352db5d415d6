import { historyApi } from '#core/history/history.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#core/backend/backend.ts';
import type { SessionCaller } from '#core/backend/caller.ts';
import type { Reply } from '#core/backend/refusal.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('the history of a site', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let dealer: TestBrowser;
  const SITE = 73001;
  const XMIT = `HP${SITE}`;
  const NIGHT = 73002;

  const ask = async <T>(
    work: (backend: Backend, caller: SessionCaller) => Reply<T>,
  ): Promise<T | string> => {
    const answer = await dealer.call(historyApi.siteHistory.access, (caller) =>
      work(world.backend, caller),
    );
    return answer.ok ? answer.value : answer.error.kind;
  };
  const query = (filters: Readonly<Record<string, string>>, search = '') => ({
    ...HISTORY_LIST.start,
    filters,
    search,
  });
  const page = async (filters: Readonly<Record<string, string>> = {}, search = '', sn = SITE) => {
    const read = await ask((backend, caller) =>
      backend.history.siteHistory(caller, {
        sn,
        siteGroupNum: null,
        before: null,
        query: query(filters, search),
      }),
    );
    return typeof read === 'string' ? read : historyApi.siteHistory.output.parse(read);
  };
  const events = async (filters: Readonly<Record<string, string>>, search = '') => {
    const read = await page(filters, search);
    return typeof read === 'string' ? read : read.rows.map(({ event }) => event);
  };
  const alarms = (filters: Readonly<Record<string, string>> = {}, sn = SITE) =>
    ask((backend, caller) =>
      backend.history.siteHistoryAlarms(caller, {
        sn,
        siteGroupNum: null,
        before: null,
        query: query(filters),
      }),
    );
  const alarm = (num: number, sn = SITE) =>
    ask((backend, caller) =>
      backend.history.siteHistoryAlarm(caller, { sn, num, siteGroupNum: null }),
    );
  let opened = 0;

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7300, branch: 7301, stranger: 7302 });
    await seedSite(sql, { num: SITE, group: 7301, areas: ['Closed', 'Closed'] });
    await seedSite(sql, { num: NIGHT, group: 7301 });
    await seedSite(sql, { num: 73009, group: 7302 });
    await seedZone(sql, SITE, {
      num: '002',
      service: 'Burglary',
      description: 'Back door – contact',
    });
    await seedZone(sql, SITE, { num: '009', service: 'Hold-up', description: 'Counter – button' });
    receiver = await addReceiver(world);
    const { username } = await world.person({ groups: [7300] });
    dealer = world.browser({ variant: 'dealer' });
    expect(await dealer.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    const [first] = await receiver.send(
      receiver.signal(XMIT, '1131 z2'),
      receiver.signal(XMIT, '3401 u4'),
      receiver.signal(XMIT, '1602'),
      receiver.signal(XMIT, '1150 z44'),
    );
    opened = first?.alarmNum ?? expect.fail('no alarm was opened');
    await receiver.send(
      receiver.action(opened, 'Picked up', { operator: 'KM' }),
      receiver.action(opened, 'Reached', { contact: 'Samir', comment: 'nobody should be there' }),
      receiver.action(opened, 'Full clear', { operator: 'KM', disposition: 'Actual – police' }),
    );
  });
  afterAll(() => world.close());

  it('stands newest first with everything a row says, and names what it can be narrowed to', async () => {
    const read = await page();
    expect(read).toMatchObject({
      total: 7,
      more: false,
      next: null,
      choices: { zones: [{ num: '002' }, { num: '009' }], devices: [{ xmit: XMIT }] },
    });
    expect(typeof read === 'string' ? [] : read.rows.map(({ kind }) => kind)).toEqual([
      'Full clear',
      'Operator action',
      'Operator action',
      'Alarm',
      'Test',
      'Open/close',
      'Alarm',
    ]);
    expect(typeof read === 'string' ? null : read.rows[3]).toMatchObject({ defined: false });
  });

  it.each([
    [{ kinds: 'Test' }, '', ['Periodic test']],
    [{ kinds: 'Full clear,Test' }, '', ['Full clear', 'Periodic test']],
    [{ kinds: 'nonsense', operator: 'km' }, '', ['Full clear', 'Picked up']],
    [{ user: '4' }, '', ['O/C by user']],
    [{ zone: '1/1/2' }, '', ['Perimeter – Back door']],
    [{ zone: '1/2/2' }, '', []],
    [{ area: '1/2' }, '', []],
    [{ device: '2' }, '', []],
    [{ tests: 'hidden', openClose: 'hidden', kinds: 'Test,Open/close' }, '', []],
    [{}, 'samir nobody', ['Reached']],
    [{}, '100%_', []],
    [{ from: '2001-01-01', to: '2001-01-02' }, '', []],
  ] as const)('is narrowed by %o and “%s”', async (filters, search, found) => {
    expect(await events(filters, search)).toEqual(found);
  });

  it('names the last signal of the site where the days hold none', async () => {
    expect(await page({ from: '2001-01-01', to: '2001-01-02' })).toMatchObject({
      total: 0,
      last: { event: '24-hour non-burglary' },
    });
  });

  it('is narrowed to one alarm, whose rows stand oldest first with its handling', async () => {
    expect(await events({ alarmNo: String(opened) })).toHaveLength(4);
    expect(await alarms()).toMatchObject({
      total: 1,
      alarms: [{ alarmNum: opened, xmit: XMIT, operator: 'KM', disposition: 'Actual – police' }],
    });
    expect(await alarms({ operator: 'nobody' })).toMatchObject({ total: 0 });
    expect(await alarm(opened)).toMatchObject({
      alarm: { alarmNum: opened },
      rows: [
        { event: 'Perimeter – Back door', code: '131' },
        { event: 'Picked up' },
        { contact: 'Samir' },
        { kind: 'Full clear', disposition: 'Actual – police' },
      ],
    });
  });

  it('goes on window below window without a gap or a row twice, and counts what came meanwhile', async () => {
    await receiver.send(
      ...Array.from({ length: 20 }, () => receiver.signal(`HP${NIGHT}`, '3401 u2')),
    );
    await world.database.kysely
      .insertInto('activity')
      .columns(['site_group_num', 'at', 'id', 'site_num', 'dev_num', 'kind', 'event'])
      .expression((eb) =>
        eb
          .selectFrom('activity')
          .innerJoin('activity as other', 'other.site_num', 'activity.site_num')
          .select(['activity.site_group_num', 'activity.at'])
          .select((row) => row.fn<string>('gen_random_uuid', []).as('id'))
          .select(['activity.site_num', 'activity.dev_num', 'activity.kind', 'activity.event'])
          .where('activity.site_num', '=', NIGHT),
      )
      .execute();
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const read: Awaited<ReturnType<typeof page>> = await ask((backend, caller) =>
        backend.history.siteHistory(caller, {
          sn: NIGHT,
          siteGroupNum: null,
          before,
          query: query({}),
        }),
      );
      if (typeof read === 'string') return expect.fail(read);
      seen.push(...read.rows.map(({ id }) => id));
      before = read.next;
    } while (before !== null);
    expect(seen).toHaveLength(420);
    expect(new Set(seen).size).toBe(420);
    const first = await page({}, '', NIGHT);
    const after = typeof first === 'string' ? '' : (first.rows[0]?.place ?? '');
    world.clock.advance(1000);
    await receiver.send(
      receiver.signal(`HP${NIGHT}`, '1401 u2'),
      receiver.signal(`HP${NIGHT}`, '1602'),
    );
    const fresh = (filters: Readonly<Record<string, string>>) =>
      ask((backend, caller) =>
        backend.history.siteHistoryNew(caller, {
          sn: NIGHT,
          siteGroupNum: null,
          after,
          query: query(filters),
        }),
      );
    expect(await fresh({})).toEqual({ count: 2 });
    expect(await fresh({ tests: 'hidden' })).toEqual({ count: 1 });
  });

  it('shows a row with its raw signal, the rule that read it, and what became of it', async () => {
    const read = await page({ kinds: 'Alarm' }, 'perimeter');
    const row = typeof read === 'string' ? undefined : read.rows[0];
    if (row === undefined) return expect.fail('no row was read');
    const detail = (place: string, sn = SITE) =>
      ask((backend, caller) =>
        backend.history.siteHistoryRow(caller, { sn, place, siteGroupNum: null }),
      );
    expect(await detail(row.place)).toMatchObject({
      row: { event: 'Perimeter – Back door' },
      receiver: 'R1',
      line: '1',
      raw: '1131 01 002',
      xmit: XMIT,
      judged: [{ zone: { num: '002' }, rule: expect.stringContaining('zone 002') as string }],
      outcome: `Belongs to alarm ${opened}.`,
    });
    expect(await detail('1.0.00000000-0000-4000-8000-000000000000')).toBe('notFound');
    expect(await detail(row.place, NIGHT)).toBe('notFound');
  });

  it('tells a dealer of a hold-up before the owner knows, marked as such', async () => {
    await receiver.send(receiver.signal(XMIT, '1122 z9'));
    expect(await page({ zone: '1/1/9' })).toMatchObject({ rows: [{ withheld: true }] });
  });

  it('is taken away as exactly the rows of the filter, in which no cell is a formula', async () => {
    await receiver.send(receiver.action(opened, 'Comment', { comment: '=HYPERLINK("x")' }));
    const file = await ask((backend, caller) =>
      backend.history.exportHistory(caller, {
        sn: SITE,
        siteGroupNum: null,
        columns: ['time', 'event', 'comment'],
        format: 'csv',
        query: query({ kinds: 'Operator action' }, 'hyperlink'),
      }),
    );
    if (typeof file === 'string') return expect.fail(file);
    expect(file.name).toMatch(/^history-73001-1-row-/);
    const text = new TextDecoder().decode(file.bytes);
    expect(text.split('\r\n')[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d E[SD]T,Comment,"'=HYPERLINK\(""x""\)"$/,
    );
  });

  it('does not exist outside of the scope', async () => {
    expect(await page({}, '', 73009)).toBe('notFound');
    expect(await alarms({}, 73009)).toBe('notFound');
    expect(await alarm(opened, 73009)).toBe('notFound');
    expect(await alarm(opened, NIGHT)).toBe('notFound');
    expect(await page({}, '', 99999)).toBe('notFound');
  });

  it('foresees what a signal would do at an account, and writes nothing', async () => {
    const before = await page();
    const foresee = (xmit: string, signals: string) =>
      ask((backend, caller) =>
        backend.decoder.foreseeSignals(caller, {
          ...historyApi.foreseeSignals.codec.read({ xmit, signals }),
          siteGroupNum: null,
        }),
      );
    expect(
      await foresee(
        XMIT.toLowerCase(),
        'CID.new.131.01.002.,CID.restore.131.01.002.,SIA.new.BA..77.',
      ),
    ).toMatchObject({
      siteNum: SITE,
      signals: [
        {
          zone: { num: '002' },
          outcome: 'Opens an alarm of priority 2: ECV, police.',
        },
        { outcome: expect.stringMatching(/^Logged as a restore of the open alarm/) as string },
        { defined: false, outcome: 'Logged only, as not defined; no one acts.' },
      ],
    });
    expect(await foresee('HP73009', 'CID.new.131.01.002.')).toBe('notFound');
    expect(await foresee('NOBODY', 'CID.new.131.01.002.')).toBe('notFound');
    expect(await page()).toEqual({ ...(before as object), asOf: expect.any(String) as string });
  });

  it('is found in the spelling that is read, whatever the receiver sent', async () => {
    const [raised] = await receiver.send(receiver.signal(XMIT, '1131 z2'));
    const num = raised?.alarmNum ?? expect.fail('no alarm was opened');
    await receiver.send(receiver.action(num, 'Cancelled dispatch'));
    expect(await events({}, 'canceled')).toEqual(['Cancelled dispatch']);
    expect(await events({}, 'Cancelled disp')).toEqual(['Cancelled dispatch']);
  });
});
