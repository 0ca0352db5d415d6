import { sql } from 'kysely';
import { JOIN_TICKS } from '../tests-on-site/join-ticks.ts';
import { learnLastSignals } from './learn-last-signals.ts';
import type { Sql } from '../schema.ts';

/** How long a duress or hold-up signal without an alarm is withheld from customers, in milliseconds. */
const HELD_BACK_MS = 24 * 3600000;

/**
 * A day after receipt, discloses to customers the withheld signals without an alarm, such as a hold-up button pressed
 * during a test. Does not disclose signals while the site has a withheld alarm, nor history entries that no receiver sent
 * (domain guide 6.7 "Withheld").
 */
export const notifyHeldBack = async (database: Sql, now: number): Promise<void> => {
  const before = sql`${now - HELD_BACK_MS}::bigint`;
  const { rows } = await sql<{ readonly id: string; readonly siteNum: number }>`
    update activity set withheld = false
     where withheld and alarm_num is null and at <= ${before} and receiver_id is not null
       and not exists (select from alarm where alarm.site_num = activity.site_num and alarm.withheld)
    returning id::text as id, site_num as "siteNum"`.execute(database);
  if (rows.length > 0)
    await learnLastSignals(
      database,
      sql`zone.site_num = any(${rows.map(({ siteNum }) => siteNum)}::int[])`,
      sql`told.id = any(${rows.map(({ id }) => id)}::uuid[])`,
    );
  await sql`
    with told as (
      delete from site_test_zone
       where withheld and greatest(first_at, last_at, restored_at) <= ${before}
         and not exists (
           select from site_test join alarm on alarm.site_num = site_test.site_num
            where site_test.id = test_id and alarm.withheld)
       returning *)
    insert into site_test_zone as old (test_id, dev_num, area_num, zone, first_at, last_at, count, code, restored_at)
    select test_id, dev_num, area_num, zone, first_at, last_at, count, code, restored_at from told
    ${JOIN_TICKS}`.execute(database);
};
