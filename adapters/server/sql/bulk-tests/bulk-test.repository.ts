import { sql, type Selectable } from 'kysely';
import type { BulkOutcome } from '#core/bulk-tests/bulk-test.schema.ts';
import type {
  BulkSite,
  BulkTestRepository,
  StoredBulkRow,
  StoredBulkRun,
} from '#core/backend/bulk-tests/bulk-test.repository.port.ts';
import { branchesPart, IN_SCOPE } from '../groups/group-branches.ts';
import { toJob } from '../jobs/job.repository.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { IS_OPEN } from '../sites/site-badges.ts';
import { testOf } from '../tests-on-site/site-test-rows.ts';
import type { BulkTestRowTable, BulkTestRunTable } from './tables-bulk-tests.ts';
import type { JobTable } from '../tables-records.ts';
import type { SiteTestTable } from '../tests-on-site/tables-tests.ts';

interface SiteRow extends Omit<BulkSite, 'tests'> {
  readonly tests: readonly Selectable<SiteTestTable>[];
}

const sites = async (
  tx: SqlTransaction,
  siteNums: readonly number[],
  siteGroupNum: number,
  changedSince: number,
): Promise<readonly BulkSite[]> => {
  const { rows } = await sql<SiteRow>`
    with ${branchesPart(siteGroupNum)}
    select site.num as "siteNum", site.site_group_num as "siteGroupNum", site.name as "siteName",
           coalesce((select xmit from device where site_num = site.num order by dev_num limit 1), '') as "transmitterCode",
           site.time_zone as "timeZone", site.state, site_group.verify_tests as "verifyTests",
           site_group.max_test_hours as "maxTestHours",
           (select min(out_of_service_since) from device where site_num = site.num) as "outSince",
           exists (select 1 from trouble where trouble.site_num = site.num and trouble.cleared_at is null) as "hasTrouble",
           (select event from alarm where alarm.site_num = site.num and ${IS_OPEN}
             order by priority, raised_at limit 1) as "openAlarm",
           array(select dev_num from device where site_num = site.num order by dev_num) as "devNums",
           (select coalesce(json_agg(to_json(site_test) order by ends_at, id), '[]') from site_test
             where site_test.site_num = site.num
               and (site_test.noted <> 'ended' or site_test.updated_at > ${changedSince}::bigint)) as tests,
           (select coalesce(json_agg(json_build_object(
                     'devNum', dev_num, 'areaNum', area_num, 'zone', zone, 'firstAt', first_at, 'lastAt', last_at,
                     'restoredAt', restored_at, 'count', count, 'code', code)), '[]')
              from site_test_zone join site_test on site_test.id = site_test_zone.test_id
             where site_test.site_num = site.num and site_test.noted = 'started') as ticks,
           (select count(*)::int from site_note where site_num = site.num and deleted_at is null) as notes
      from site join site_group on site_group.num = site.site_group_num
     where site.num = any(${[...siteNums]}::int[]) and ${IN_SCOPE}
     order by site.num`.execute(tx);
  return rows.map((row) => ({ ...row, tests: row.tests.map(testOf) }));
};

const runOf = (row: Selectable<BulkTestRunTable>): StoredBulkRun => fromRow(row);

const rowOf = (row: Selectable<BulkTestRowTable>): StoredBulkRow => fromRow(without(row, 'run_id'));

interface SeenRow {
  readonly run: Selectable<BulkTestRunTable> | null;
  readonly job: Selectable<JobTable> | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly lasting: number;
  readonly rows: readonly BulkOutcome[];
}

const look = async (
  tx: SqlTransaction,
  id: string,
  now: number,
  shown: number,
): ReturnType<BulkTestRepository['look']> => {
  const { rows } = await sql<SeenRow>`
    select (select to_json(bulk_test_run) from bulk_test_run where id = ${id}::uuid) as run,
           (select to_json(job) from job join bulk_test_run on bulk_test_run.job_id::text = job.id::text
             where bulk_test_run.id = ${id}::uuid) as job,
           (select coalesce(json_object_agg(word, many), '{}') from (
              select coalesce(outcome, 'waiting') as word, count(*) as many from bulk_test_row
               where run_id = ${id}::uuid group by 1
              union all
              select undone, count(*) from bulk_test_row
               where run_id = ${id}::uuid and undone is not null group by 1) as counted) as counts,
           (select count(*)::int from bulk_test_row
              join bulk_test_run on bulk_test_run.id = run_id
              left join site_test on site_test.id = test_id
              left join site_note on site_note.id = test_id::text
             where run_id = ${id}::uuid and undone is null
               and ((site_test.cleared_at is null and site_test.ends_at > ${now}::bigint)
                 or (site_note.id is not null and site_note.deleted_at is null)
                 or (form ->> 'act' = 'takeOff' and (before ->> 'endsAt')::bigint > ${now}::bigint))) as lasting,
           (select coalesce(json_agg(one), '[]') from (
              select site.num as "siteNum", site.name as "siteName",
                     coalesce((select xmit from device where site_num = site.num order by dev_num limit 1), '') as "transmitterCode",
                     outcome, words, undone, undo_words as "undoWords"
                from bulk_test_row join site on site.num = bulk_test_row.site_num
               where run_id = ${id}::uuid
               order by undone = 'left' desc nulls last, outcome = 'skipped' desc nulls last,
                        lower(site.name) collate "C", site.num
               limit ${shown}::int) as one) as rows`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('looking answered no row');
  const { job, run, ...rest } = row;
  return run === null ? null : { ...rest, run: runOf(run), job: job === null ? null : toJob(job) };
};

/** Returns a repository that stores bulk-test runs in the database, within the transaction `tx`. */
export const sqlBulkTestRepository = (tx: SqlTransaction): BulkTestRepository => ({
  sites: (siteNums, siteGroupNum, changedSince) => sites(tx, siteNums, siteGroupNum, changedSince),

  create: async ({ form, ...run }, siteNums) => {
    await insertRows(tx, 'bulk_test_run', { ...toRow(run), form: jsonText(form) });
    await sql`
      insert into bulk_test_row (run_id, place, site_num)
      select ${run.id}::uuid, place, num
        from unnest(${[...siteNums]}::int[]) with ordinality as one (num, place)`.execute(tx);
  },

  find: async (id) => {
    const row = await tx
      .selectFrom('bulk_test_run')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : runOf(row);
  },

  lock: async (id) => {
    const { rows } = await sql<Selectable<BulkTestRunTable>>`
      select * from bulk_test_run where id = ${id}::uuid for no key update`.execute(tx);
    return rows[0] === undefined ? null : runOf(rows[0]);
  },

  change: async (id, change) => {
    await tx.updateTable('bulk_test_run').set(toRow(change)).where('id', '=', id).execute();
  },

  rows: async (id, { after, limit }) => {
    const rows = await tx
      .selectFrom('bulk_test_row')
      .selectAll()
      .where('run_id', '=', id)
      .where('place', '>', after)
      .orderBy('place')
      .limit(limit)
      .execute();
    return rows.map(rowOf);
  },

  write: async (id, rows) => {
    if (rows.length === 0) return;
    const values = rows.map((row) => toRow(row));
    await sql`
      update bulk_test_row as old
         set outcome = said.outcome, words = said.words, test_id = said.test_id, test_rev = said.test_rev,
             before = said.before, undone = said.undone, undo_words = said.undo_words
        from jsonb_populate_recordset(null::bulk_test_row, ${jsonText(values)}::jsonb) as said
       where old.run_id = ${id}::uuid and old.place = said.place`.execute(tx);
  },

  look: (id, now, shown) => look(tx, id, now, shown),
});
