import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zonesLastSignals } from '#adapters/server/sql/migrations/0084-zones-last-signals.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';

const NOW = Date.now();
const HOUR = 3600000;
const GROUP = 7711;
const SITE = 77110;

describeEachEngine('the step that gives zones their last signals', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await writeFamily(database.kysely, { parent: 7710, branch: GROUP, stranger: 7712 });
    await seedSite(database.kysely, { num: SITE, group: GROUP, areas: [] });
  });
  afterAll(() => database.close());

  it('takes the newest that customers may know of, and changes no zone that knows one', async () => {
    const zones = ['001', '002', '003', '004'];
    for (const num of zones)
      await seedZone(database.kysely, SITE, { num, service: 'Burglary', description: num });
    await database.kysely
      .updateTable('zone')
      .set({ last_signal_at: NOW - 9 * HOUR, last_signal: 'Known' })
      .where('site_num', '=', SITE)
      .where('num', '=', '004')
      .execute();
    const row = (zone: string, at: number, event: string, withheld = false) =>
      database.kysely
        .insertInto('activity')
        .values({
          id: randomUUID(),
          site_group_num: GROUP,
          site_num: SITE,
          dev_num: 1,
          at,
          zone,
          kind: 'Alarm',
          event,
          code: '131',
          service_type: 'Burglary',
          priority: 3,
          area_num: 1,
          zone_text: null,
          panel_user: null,
          alarm_num: null,
          actor: null,
          contact: null,
          comment: null,
          receiver_id: null,
          counter: null,
          line: null,
          panel_at: null,
          raw: null,
          withheld,
        })
        .execute();
    await row('1', NOW - 3 * HOUR, 'Older');
    await row('001', NOW - 2 * HOUR, 'Newer');
    await row('001', NOW - HOUR, 'Not told yet', true);
    await row('002', NOW - 91 * 24 * HOUR, 'Long ago');
    await row('004', NOW - HOUR, 'Later');
    for (const statement of zonesLastSignals.statements)
      await sql.raw(statement).execute(database.kysely);
    const known = await database.kysely
      .selectFrom('zone')
      .select(['num', 'last_signal', 'last_signal_at'])
      .where('site_num', '=', SITE)
      .orderBy('num')
      .execute();
    expect(known).toEqual([
      { num: '001', last_signal: 'Newer', last_signal_at: NOW - 2 * HOUR },
      { num: '002', last_signal: null, last_signal_at: null },
      { num: '003', last_signal: null, last_signal_at: null },
      { num: '004', last_signal: 'Known', last_signal_at: NOW - 9 * HOUR },
    ]);
  });
});
