import { sql, type RawBuilder } from 'kysely';
import type { KnownScope, ReportRepository } from '#core/backend/reports/report.repository.port.ts';
import type { ReportScope } from '#core/reports/report-row.schema.ts';
import { groupBranches, inBranches } from '../groups/group-branches.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { listConditions, listOrder, selectList, type ListSql } from '../list-sql.ts';
import {
  foundReport,
  FROM_REPORTS,
  ofViewer,
  reportFields,
  reportRow,
  stateOf,
} from './report-fields.ts';
import { firstsOf, REPORT_QUERIES } from './report-queries.ts';
import type { ReportQueryRow } from './report-query.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const createdOn = sql`to_char(to_timestamp(r.created_at / 1000.0) at time zone r.time_zone, 'YYYY-MM-DD')`;

const listOf = (now: number): ListSql => ({
  texts: [sql`r.name`, sql`r.scope_name`, sql`r.created_by`],
  filters: {
    kind: (value) => sql`r.kind = ${value}`,
    state: (value) => sql`${stateOf(now)} = ${value}`,
    schedule: (value) => sql`r.schedule_id::text = ${value}`,
    from: (value) => sql`${createdOn} >= ${value}`,
    to: (value) => sql`${createdOn} <= ${value}`,
  },
  sorts: {
    name: sql`lower(r.name)`,
    scope: sql`lower(r.scope_name)`,
    created: sql`r.created_at`,
    size: sql`r.rows`,
    state: stateOf(now),
  },
  usual: sql`r.created_at desc`,
  key: sql`r.id`,
});

/** Builds a select of the display name of a set of sites, restricted to the group. */
const namedSites = (siteGroupNum: number, siteNums: readonly number[]) => sql<KnownScope>`
  select case when count(*) = 1 then min(site.name) else count(*) || ' sites' end as name,
         min(site.site_group_num) as "siteGroupNum", min(site.time_zone) as "timeZone"
    from site where site.num = any(${[...siteNums]}::int[]) and ${inBranches(siteGroupNum)}
  having count(*) = ${new Set(siteNums).size}::int`;

const scopeQuery = (siteGroupNum: number, scope: ReportScope): RawBuilder<KnownScope> => {
  switch (scope.kind) {
    case 'site':
      return namedSites(siteGroupNum, [scope.siteNum]);
    case 'sites':
      return namedSites(siteGroupNum, scope.siteNums);
    default:
      return sql<KnownScope>`
        select g.num || ' ' || g.name || case when ${scope.kind === 'group'}::boolean and exists (
                 select from site_group child where child.parent_num = g.num) then ', all branches' else '' end as name,
               g.num as "siteGroupNum", g.time_zone as "timeZone"
          from site_group g
         where g.num = ${scope.siteGroupNum}::int and g.num = any(${groupBranches(siteGroupNum)})`;
  }
};

/** SQL repository of reports. */
export const sqlReportRepository = (tx: SqlTransaction): ReportRepository => ({
  page: async (viewer, query, { limit, now, offset }) => {
    const list = listOf(now);
    const { rows, total } = await selectList(tx, {
      columns: reportFields(now),
      from: FROM_REPORTS,
      where: sql`${ofViewer(viewer)} and ${listConditions(list, query)}`,
      order: listOrder(list, query.sort),
      limit,
      offset,
    });
    const { rows: schedules } = await sql<{ readonly id: string; readonly name: string }>`
      select s.id::text as id, s.name from report_schedule s
       where ${ofViewer(viewer, 's')} order by lower(s.name), s.id limit 200`.execute(tx);
    return { reports: rows.map(reportRow), total, schedules: [...schedules] };
  },

  find: async (id, viewer, now) => {
    const { rows } = await sql<Parameters<typeof foundReport>[0]>`
      select ${reportFields(now)} from ${FROM_REPORTS}
       where r.id = ${id}::uuid and ${ofViewer(viewer)}`.execute(tx);
    return rows[0] === undefined ? null : foundReport(rows[0]);
  },

  create: ({ period, recipients, scope, ...report }) =>
    insertRows(tx, 'report', {
      ...toRow(report),
      period: jsonText(period),
      recipients: jsonText(recipients),
      scope: jsonText(scope),
    }),

  end: (id, { state, ...end }) =>
    happened(
      tx
        .updateTable('report')
        .set((row) => ({
          ...toRow(end),
          state,
          tries: sql<number>`greatest(1, (select attempts from job where job.id = ${row.ref('job_id')}))`,
        }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id'),
    ),

  remove: async (id, now) => {
    await sql`
      with gone as (update report set deleted_at = ${now}::bigint where id = ${id}::uuid returning id, job_id)
      delete from job where id in (select job_id from gone)`.execute(tx);
  },

  noteRead: async (id, reader, now) => {
    await tx
      .updateTable('report')
      .set((row) => ({
        downloads: sql<number>`${row.ref('downloads')} + 1`,
        last_reader: reader,
        last_read_at: now,
      }))
      .where('id', '=', id)
      .execute();
  },

  knownScope: async (siteGroupNum, scope) => {
    const { rows } = await scopeQuery(siteGroupNum, scope).execute(tx);
    return rows[0] ?? null;
  },

  rows: async (ask) => {
    const query = REPORT_QUERIES[ask.kind];
    if (query === undefined) throw new Error(`no query of the report ${ask.kind}`);
    const { rows } = await query(ask).execute(tx);
    const last = rows.at(-1);
    return {
      rows: rows.map(({ place: _, ...row }: ReportQueryRow) => row),
      next: last === undefined || rows.length < ask.limit ? null : last.place,
    };
  },

  marks: async (ask) => {
    const { rows } = await sql<{ readonly marks: readonly number[] | null }>`
      select array_to_json(percentile_disc(array(select step / 100.0 from generate_series(1, 100) step))
               within group (order by first)) as marks
        from (${firstsOf(ask)}) placed (first)`.execute(tx);
    return rows[0]?.marks ?? [];
  },

  setPages: async (id, pages) => {
    await tx.updateTable('report').set({ pages }).where('id', '=', id).execute();
  },
});
