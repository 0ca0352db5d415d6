import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlAccountListRepository } from '#adapters/server/sql/sites/account-list.repository.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { QUALITY_KINDS, type QualityRights } from '#core/sites/quality-kinds.ts';
import { qualityPercent, qualitySeenBy, siteQuality } from '#core/site-file/site-quality.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';

const NOW = Date.parse('2026-11-30T03:30:00Z');
const [PARENT, BRANCH, STRANGER] = [9501, 9502, 9503];
const FIRST = 950_000;
/** Still the day before at the sites: this permit ends within 30 days, the next one a day later. */
const ENDS = [null, '2026-11-28', '2026-11-29', '2026-12-29', '2026-12-30', '2030-01-01'];
const SITES = 24;
const GUESS = { bucket: BUCKETS.refusedLookUp, key: 'x' };

describeEachEngine('the data quality of an account', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    const sql = database.kysely;
    await writeFamily(sql, { parent: PARENT, branch: BRANCH, stranger: STRANGER });
    for (let at = 0; at < SITES; at += 1) {
      const num = FIRST + at;
      const every = (count: number): boolean => at % count === 0;
      await seedSite(sql, {
        num,
        group: every(2) ? PARENT : BRANCH,
        ...(at === SITES - 1 && { state: 'cancelled' }),
      });
      await sql
        .updateTable('site')
        .set({
          cross_street: every(3) ? null : 'Elm Street',
          county: every(5) ? null : 'Cumberland',
          phone: every(7) ? null : '207-555-0100',
          service_mail: every(4) ? null : 'service@example.com',
        })
        .where('num', '=', num)
        .execute();
      const services = [['Burglary', 'Fire'], ['Fire'], ['Medical'], []][at % 4] ?? [];
      for (const [position, name] of services.entries())
        await sql.insertInto('site_service').values({ site_num: num, position, name }).execute();
      for (const kind of (['Police', 'Fire', 'Medical'] as const).slice(at % 3))
        await sql
          .insertInto('site_agency')
          .values({ site_num: num, kind, name: kind, phone: null })
          .execute();
      for (const [index, expires] of ENDS.slice(at % 6, (at % 6) + (at % 3)).entries())
        await sql
          .insertInto('site_permit')
          .values({
            id: `${num} ${index}`,
            site_num: num,
            type: every(8) ? 'Fire alarm' : 'Burglar alarm',
            number: String(index),
            issued: null,
            expires,
            agency: null,
          })
          .execute();
      if (!every(6))
        await sql
          .insertInto('site_phone')
          .values({ site_num: num, position: 1, kind: 'Call second', number: '207-555-0111' })
          .execute();
      for (let order = 1; order <= at % 3; order += 1) {
        const { id } = await seedContact(sql, {
          group: PARENT,
          site: num,
          position: order,
          name: `Person ${order}`,
        });
        await sql.updateTable('contact').set({ ecv_order: order }).where('id', '=', id).execute();
      }
      await seedZone(sql, num, {
        num: '001',
        description: ['Front door', ' ', 'Zone 7', 'Point'][at % 4] ?? '',
        service: 'Burglary',
      });
    }
  });
  afterAll(() => database.close());

  const askedBy = (seen: QualityRights, values: Readonly<Record<string, string>> = {}) => ({
    siteGroupNum: PARENT,
    accountId: 'x',
    now: NOW,
    seen,
    query: readListQuery(ACCOUNT_LIST, (name) => values[name] ?? null),
  });

  /** The items of every site that is not cancelled, as the card on its own page shows them. */
  const cards = async (seen: QualityRights) => {
    const viewer = { kind: 'dealer', siteGroupNum: PARENT } as const;
    const nums = Array.from({ length: SITES - 1 }, (_, at) => FIRST + at);
    const files = await database.unitOfWork.read((tx) =>
      Promise.all(
        nums.map((siteNum) => tx.siteFiles.read({ siteNum, viewer, guess: GUESS, now: NOW })),
      ),
    );
    return new Map(
      files.map(({ found }, at) => {
        if (found === null) throw new Error('the site is not found');
        return [FIRST + at, siteQuality(qualitySeenBy(seen, found))];
      }),
    );
  };

  it.each<QualityRights>([
    { contacts: true, zones: true },
    { contacts: false, zones: true },
    { contacts: false, zones: false },
  ])('is the same in the list, in its filters and on the site’s card: %o', async (seen) => {
    const list = sqlAccountListRepository(database.kysely);
    const items = await cards(seen);
    const window = { after: null, offset: 0, limit: 100 };
    const { rows } = await list.window({ ...askedBy(seen, { not: 'cancelled' }), ...window });
    const percents = new Map(rows.map(({ row }) => [row.siteNum, row.quality]));
    expect(percents.size).toBe(SITES - 1);
    for (const [num, found] of items) expect(percents.get(num)).toBe(qualityPercent(found));
    expect(new Set(percents.values()).size).toBeGreaterThan(4);

    const lacking = (kind: string): readonly number[] =>
      [...items.entries()]
        .filter(([, found]) => found.some((item) => !item.done && item.kind === kind))
        .map(([num]) => num);
    const { complete, missing, total } = await list.missing(askedBy(seen));
    expect(total).toBe(SITES - 1);
    expect(missing.map(({ kind }) => kind)).toEqual(
      QUALITY_KINDS.filter(
        (kind) =>
          (kind !== 'second-number' || seen.contacts) && (kind !== 'zone-text' || seen.zones),
      ),
    );
    for (const { kind, accounts } of missing) {
      const found = await list.numbers(askedBy(seen, { missing: kind }), 100);
      expect([kind, found]).toEqual([kind, lacking(kind)]);
      expect(accounts).toBe(found.length);
      expect(accounts).toBeGreaterThan(0);
    }
    const whole = [...percents.entries()].filter(([, percent]) => percent === 100);
    expect(complete).toBe(whole.length);
    expect(await list.numbers(askedBy(seen, { missing: 'nothing' }), 100)).toEqual(
      whole.map(([num]) => num).toSorted((one, other) => one - other),
    );
    expect(await list.count(askedBy(seen, { missing: 'anything' }))).toBe(total - complete);
    const narrowed = await list.missing(askedBy(seen, { branch: String(BRANCH) }));
    expect(narrowed.total).toBe(SITES / 2 - 1);
  });
});
