import { accountListApi } from '#core/sites/account-list.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Refusal } from '#core/backend/refusal.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import type { Result } from '#core/kernel/result.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountsPage } from '#core/sites/accounts-page.schema.ts';
import { describeEachEngine } from '../harness/database.ts';
import { seedContact } from '../harness/seed-contact.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { seedZone } from '../harness/seed-zone.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const DAY = 86400000;
const HOUR = 3600000;
const [PARENT, BRANCH, STRANGER] = [8801, 8802, 8803];

describeEachEngine('the list of a dealer’s accounts', (engine) => {
  let world: TestWorld;
  let now: number;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    now = world.clock.now();
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: PARENT, branch: BRANCH, stranger: STRANGER });
    for (let index = 0; index < 12; index += 1)
      await seedSite(sql, {
        num: 88_100 + index,
        group: index % 2 === 0 ? PARENT : BRANCH,
        name: `Pier ${String.fromCodePoint(76 - index)}`,
        lastSignal: { at: now - index * DAY, text: 'Test' },
      });
    const own = { group: PARENT, lastSignal: { at: now, text: 'Test' } };
    await seedSite(sql, {
      ...own,
      num: 88_201,
      name: 'Alarmed',
      alarms: [{ num: 1, priority: 1, state: 'New', raisedAt: now - HOUR }],
    });
    await seedSite(sql, {
      ...own,
      num: 88_202,
      name: 'Tested',
      tests: [{ startsAt: now - HOUR, endsAt: now + HOUR }],
    });
    await seedSite(sql, {
      ...own,
      num: 88_203,
      name: 'Troubled',
      troubles: [{ since: now - 3 * DAY }],
    });
    await seedSite(sql, { ...own, num: 88_204, name: 'Pending', state: 'installPending' });
    await seedSite(sql, {
      ...own,
      num: 88_205,
      name: '=cmd|calc',
      state: 'cancelled',
      troubles: [{ since: now }],
    });
    await seedSite(sql, { ...own, num: 88_206, name: 'Silent', timerTestDueAt: now - HOUR });
    await seedSite(sql, {
      ...own,
      num: 88_207,
      name: 'Out',
      state: 'outOfService',
      areas: ['Open'],
    });
    await seedSite(sql, { num: 88_300, group: STRANGER, name: 'Pier of strangers' });
    const { id } = await seedContact(sql, {
      group: PARENT,
      site: 88_203,
      position: 1,
      name: 'Nora Quimby',
    });
    await sql
      .updateTable('contact_phone')
      .set({ number: '(207) 555-0142' })
      .where('contact_id', '=', id)
      .execute();
    await seedZone(sql, 88_206, { num: '001', description: 'Garden gate', service: 'Burglary' });
  });
  afterAll(() => world.close());

  const signIn = async (roles: readonly string[] = ['contactsRead', 'zonesRead']) => {
    const { username } = await world.person({ groups: [PARENT], roles: [...roles] });
    const browser = world.browser();
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    const queryOf = (given: Readonly<Record<string, string>>) =>
      readListQuery(ACCOUNT_LIST, (name) => given[name] ?? null);
    return {
      list: (
        fields: Readonly<Record<string, string>> = {},
        after: string | null = null,
        group: number | null = null,
      ) =>
        browser.call(accountListApi.listAccounts.access, (caller) =>
          world.backend.accountList.listAccounts(caller, {
            siteGroupNum: group,
            after,
            query: queryOf(fields),
          }),
        ),
      count: (given: Readonly<Record<string, string>>) =>
        browser.call(accountListApi.countAccounts.access, (caller) =>
          world.backend.accountList.countAccounts(caller, {
            siteGroupNum: null,
            query: queryOf(given),
          }),
        ),
      take: (given: Readonly<Record<string, string>>, only: readonly number[] | null = null) =>
        browser.call(accountListApi.exportAccounts.access, (caller) =>
          world.backend.accountList.exportAccounts(caller, {
            siteGroupNum: null,
            only,
            columns: null,
            format: 'csv',
            query: queryOf(given),
          }),
        ),
    };
  };
  const pageOf = (answer: Result<AccountsPage, Refusal>): AccountsPage => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const namesOf = async (given: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const dana = await signIn();
    const page = pageOf(await dana.list(given));
    expect(page.total).toBe(page.rows.length);
    expect(await dana.count(given)).toEqual({ ok: true, value: { total: page.total } });
    return page.rows.map(({ siteName }) => siteName);
  };

  it('holds the group with its branches and nothing beyond, counted for its tabs', async () => {
    const page = pageOf(await (await signIn()).list());
    expect(page.total).toBe(19);
    expect(page.counts).toMatchObject({ all: 19, onTest: 1, troubles: 1, installPending: 1 });
    expect(page.branches.map(({ siteGroupNum }) => siteGroupNum)).toEqual([PARENT, BRANCH]);
    expect(page.rows.map(({ siteName }) => siteName)).not.toContain('Pier of strangers');
    expect(await (await signIn()).list({}, null, STRANGER)).toEqual({
      ok: false,
      error: { kind: 'notFound' },
    });
    expect(pageOf(await (await signIn()).list({ branch: String(STRANGER) })).total).toBe(0);
  });

  it.each([
    [{ state: 'alarm' }, ['Alarmed']],
    [{ state: 'on-test' }, ['Tested']],
    [{ state: 'long-test' }, []],
    [{ state: 'trouble' }, ['Troubled']],
    [{ trouble: 'week' }, ['Troubled']],
    [{ trouble: 'day' }, []],
    [{ state: 'install-pending' }, ['Pending']],
    [{ state: 'cancelled' }, ['=cmd|calc']],
    [{ state: 'missed-test' }, ['Silent']],
    [{ state: 'offline' }, ['Silent']],
    [{ state: 'out-of-service' }, ['Out']],
    [{ state: 'open' }, ['Out']],
    [{ state: 'closed' }, []],
    [{ state: 'fail-to-close' }, []],
    [{ state: 'runaway' }, []],
    [{ state: 'cancel-pending' }, []],
    [{ q: '88203' }, ['Troubled']],
    [{ q: 'troub' }, ['Troubled']],
    [{ q: 'HP88203' }, ['Troubled']],
    [{ q: '%' }, []],
    [{ number: '8820', not: 'cancelled', name: 'ou' }, ['Out', 'Troubled']],
    [{ xmit: 'hp88206' }, ['Silent']],
    [{ contact: 'quim nor' }, ['Troubled']],
    [{ contactPhone: '555-0142' }, ['Troubled']],
    [{ contactPhone: '207.555.0142' }, ['Troubled']],
    [{ zone: 'gate gar' }, ['Silent']],
    [{ city: 'atlantis' }, []],
    [{ type: 'Elevator' }, []],
    [{ service: 'Fire' }, []],
    [{ deviceType: 'x', maker: 'y', model: 'z', receiver: 'SIA' }, []],
    [{ agency: 'x', permit: 'y', note: 'z', county: 'a', subdivision: 'b', postal: '9' }, []],
    [{ sinceFrom: '2026-01-01', sinceTo: '2026-12-31' }, []],
    [{ due: 'permit' }, []],
    [{ due: 'contact' }, []],
    [{ due: 'schedule' }, []],
    [{ due: 'service' }, []],
    [{ changed: 'today' }, []],
    [{ mine: 'favorites' }, []],
    [{ silent: '7', name: 'pier a' }, ['Pier A']],
    [{ signalFrom: '1999-01-01', signalTo: '2000-01-01' }, []],
  ] as const)('narrows by %j', async (given, names) => {
    expect(await namesOf(given)).toEqual(names);
  });

  it.each(['site', 'account', 'state', 'city', 'branch', 'lastSignal', 'monitoredSince'])(
    'is the same window below window as page by page, by %s either way',
    async (sort) => {
      const dana = await signIn();
      for (const dir of ['asc', 'desc']) {
        const fields = { sort, dir, size: '25' };
        const whole = pageOf(await dana.list({ ...fields, size: '100' })).rows.map(
          ({ siteNum }) => siteNum,
        );
        expect(new Set(whole).size).toBe(19);
        const found: number[] = [];
        for (let after: string | null = null, at = 0; at === 0 || after !== null; at += 1) {
          const page: AccountsPage = pageOf(await dana.list(fields, after));
          // All 19 rows fit into one window of 25 rows. The following checks read the rows after each row's cursor.
          found.push(...page.rows.map(({ siteNum }) => siteNum));
          after = page.next;
        }
        expect(found).toEqual(whole);
        const { rows } = await world.database.unitOfWork.read((tx) =>
          tx.accountList.window({
            siteGroupNum: PARENT,
            accountId: 'x',
            now,
            seen: { contacts: true, zones: true },
            after: null,
            offset: 0,
            limit: 7,
            query: readListQuery(ACCOUNT_LIST, (name) => ({ sort, dir })[name] ?? null),
          }),
        );
        const { rows: rest } = await world.database.unitOfWork.read((tx) =>
          tx.accountList.window({
            siteGroupNum: PARENT,
            accountId: 'x',
            now,
            seen: { contacts: true, zones: true },
            offset: 0,
            limit: 50,
            after: rows.at(-1)?.cursor ?? null,
            query: readListQuery(ACCOUNT_LIST, (name) => ({ sort, dir })[name] ?? null),
          }),
        );
        expect([...rows, ...rest].map(({ row }) => row.siteNum)).toEqual(whole);
      }
    },
  );

  it('orders by the codes and signals of accounts that were moved here, and finds zones that were called otherwise', async () => {
    const sql = world.database.kysely;
    const move = (group: number) =>
      sql.updateTable('site').set({ site_group_num: group }).where('num', '=', 88_300).execute();
    const call = (description: string) =>
      sql.updateTable('zone').set({ description }).where('site_num', '=', 88_206).execute();
    await move(BRANCH);
    await call('Cellar stairs');
    const dana = await signIn();
    for (const sort of ['account', 'lastSignal']) {
      const page = pageOf(await dana.list({ sort, size: '100' }));
      expect(page.rows.map(({ siteName }) => siteName)).toContain('Pier of strangers');
      expect(page.rows).toHaveLength(page.total);
    }
    expect(await namesOf({ zone: 'cellar' })).toEqual(['Silent']);
    expect(await namesOf({ zone: 'gate' })).toEqual([]);
    await move(STRANGER);
    await call('Garden gate');
    expect(await namesOf({ xmit: 'hp88300' })).toEqual([]);
    expect(await namesOf({ zone: 'gate gar' })).toEqual(['Silent']);
    const last = pageOf(await dana.list({ sort: 'account', dir: 'desc', size: '100' }));
    expect(last.rows.map(({ siteNum }) => siteNum)).not.toContain(88_300);
  });

  it('asks no filter of data the person may not read', async () => {
    const pat = await signIn([]);
    for (const [name, given] of [
      ['contact', 'quimby'],
      ['contactPhone', '0142'],
      ['zone', 'gate'],
    ] as const)
      expect(await pat.list({ [name]: given })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
  });

  it('is taken away exactly as filtered, without a formula in it, and by its ticks alone', async () => {
    const dana = await signIn();
    const all = await dana.take({ state: 'cancelled' });
    if (!all.ok || !('bytes' in all.value)) throw new Error('no file');
    const text = new TextDecoder().decode(all.value.bytes);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain("'=cmd|calc,HP88205");
    const some = await dana.take({}, [88_201, 88_202, 88_300]);
    if (!some.ok) throw new Error('no file');
    expect(some.value.name).toContain('accounts-2-rows');
    expect(temporalWallClock.wallTime(now, 'UTC')).toBeTruthy();
  });
});
