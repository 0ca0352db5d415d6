import { sql } from 'kysely';
import type { Sql } from '#adapters/server/sql/schema.ts';

/** Tables with data for a site's supervision, parent tables first. */
const TABLES = ['site', 'device', 'area', 'site_supervision', 'schedule', 'supervision_watch'];

/** SQL expressions for columns that differ in a copy. `copy` is the number of the copy. */
const OWN: Readonly<Record<string, string>> = {
  site: `'num', site.num + copy`,
  device: `'site_num', device.site_num + copy, 'xmit', 'HP' || device.site_num + copy`,
  schedule: `'site_num', schedule.site_num + copy, 'id', md5(schedule.id::text || copy)`,
};

/** Copies a site several times, with consecutive site numbers. Business hours and supervision are copied, history and contacts are not. */
export const copySite = async (database: Sql, num: number, copies: number): Promise<void> => {
  for (const table of TABLES) {
    const own = OWN[table] ?? `'site_num', ${table}.site_num + copy`;
    await sql`
      insert into ${sql.table(table)}
      select made.* from ${sql.table(table)}, generate_series(1, ${copies}::int) copy,
             jsonb_populate_record(${sql.table(table)}, jsonb_build_object(${sql.raw(own)})) made
       where ${sql.ref(table === 'site' ? 'site.num' : `${table}.site_num`)} = ${num}::int`.execute(
      database,
    );
  }
  await sql`
    insert into schedule_entry
    select made.* from schedule_entry entry join schedule on schedule.id = entry.schedule_id,
           generate_series(1, ${copies}::int) copy,
           jsonb_populate_record(entry, jsonb_build_object('schedule_id', md5(entry.schedule_id::text || copy))) made
     where schedule.site_num = ${num}::int`.execute(database);
};
