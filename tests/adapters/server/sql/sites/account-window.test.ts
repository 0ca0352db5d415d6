import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlAccountListRepository } from '#adapters/server/sql/sites/account-list.repository.ts';
import type { AccountsAsked } from '#core/backend/sites/account-list.repository.port.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';

const NOW = 1_795_000_000_000;
const [PARENT, BRANCH, STRANGER] = [9401, 9402, 9403];
const FIRST = 940_000;
const SITES = 36;
/**
 * Two values for the threshold between two ways of reading. `LOOKED_UP` forces single lookups of the filtered accounts;
 * `WALKED` forces a scan of the list.
 */
const [LOOKED_UP, WALKED] = [1_000_000, 0];
const ORDERS = ['site', 'account', 'state', 'city', 'branch', 'lastSignal', 'monitoredSince'];

describeEachEngine('a window of accounts that a filter leaves', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await writeFamily(database.kysely, { parent: PARENT, branch: BRANCH, stranger: STRANGER });
    for (let index = 0; index < SITES; index += 1)
      await seedSite(database.kysely, {
        num: FIRST + index,
        group: [PARENT, BRANCH, STRANGER][index % 3] ?? PARENT,
        name: `${index % 4 < 2 ? 'Pier' : 'Quay'} ${(index * 7) % 18}`,
        areas: index % 5 === 0 ? ['Open', 'Closed'] : index % 5 === 1 ? [] : ['Closed', 'Closed'],
        ...(index % 6 === 0 ? {} : { lastSignal: { at: NOW - (index % 8) * 1000, text: 'Test' } }),
      });
    await database.kysely
      .deleteFrom('device')
      .where('site_num', 'in', [FIRST + 1, FIRST + 16])
      .execute();
  });
  afterAll(() => database.close());

  const numbers = (few: number, values: Readonly<Record<string, string>>, place = {}) => {
    const asked: AccountsAsked = {
      siteGroupNum: PARENT,
      accountId: 'x',
      now: NOW,
      seen: { contacts: true, zones: true },
      after: null,
      offset: 0,
      limit: 100,
      ...place,
      query: readListQuery(ACCOUNT_LIST, (name) => values[name] ?? null),
    };
    return sqlAccountListRepository(database.kysely, few).window(asked);
  };

  it.each<Readonly<Record<string, string>>>([
    { q: 'pier' },
    { q: 'p' },
    { q: 'quay 1' },
    { state: 'open' },
    { state: 'closed' },
  ])('is the same whether they are looked up or walked to, by every order: %j', async (values) => {
    for (const sort of ORDERS)
      for (const dir of ['asc', 'desc']) {
        const query = { ...values, sort, dir };
        const whole = await numbers(LOOKED_UP, query);
        expect(whole.total).toBeGreaterThan(3);
        expect(whole.rows).toHaveLength(whole.total ?? 0);
        expect(await numbers(WALKED, query)).toEqual(whole);
        for (const at of [0, 3, whole.rows.length - 1]) {
          const place = { after: whole.rows[at]?.cursor ?? null, limit: 3 };
          const rows = whole.rows.slice(at + 1, at + 4);
          for (const few of [LOOKED_UP, WALKED]) {
            expect((await numbers(few, query, place)).rows).toEqual(rows);
            expect((await numbers(few, query, { offset: at + 1, limit: 3 })).rows).toEqual(rows);
          }
        }
      }
  });

  it('holds exactly the accounts of the scope that are open, or closed as a whole', async () => {
    const all = (is: (index: number) => boolean) =>
      Array.from({ length: SITES }, (_, index) => index)
        .filter((index) => index % 3 < 2 && is(index))
        .map((index) => FIRST + index);
    for (const few of [LOOKED_UP, WALKED])
      for (const [state, is] of [
        ['open', (index: number) => index % 5 === 0],
        ['closed', (index: number) => index % 5 > 1],
      ] as const) {
        const { rows } = await numbers(few, { state });
        expect(rows.map(({ row }) => row.siteNum).toSorted((a, b) => a - b)).toEqual(all(is));
      }
  });
});
