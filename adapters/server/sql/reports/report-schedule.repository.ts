import { sql, type RawBuilder } from 'kysely';
import type {
  DueSchedule,
  FoundChoices,
  ReportScheduleRepository,
  ScheduleChange,
  WrittenSchedule,
} from '#core/backend/reports/report-schedule.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { ReportSchedule } from '#core/reports/report-schedule.schema.ts';
import type { ReportState } from '#core/reports/report-row.schema.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { insertRows } from '../insert-rows.ts';
import { isoInstantOrNull } from '../instant.ts';
import { jsonText } from '../json-text.ts';
import { ofViewer, stateOf } from './report-fields.ts';
import { happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

interface Found extends Omit<ReportSchedule, 'siteGroup' | 'nextRunAt' | 'changedAt' | 'last'> {
  readonly siteGroupNum: number;
  readonly groupName: string;
  readonly nextRunAt: number | null;
  readonly changedAt: number;
  readonly ownerId: string;
  readonly last: { readonly id: string; readonly state: ReportState; readonly at: number } | null;
}

const FIELDS = sql`
  s.id::text as id, s.rev, s.site_group_num as "siteGroupNum", s.name, s.kind, s.scope, s.scope_name as "scopeName",
  s.period, s.format, s.frequency, s.weekday, s.month_day as "monthDay", s.at_time as "atTime",
  s.time_zone as "timeZone", s.recipients, s.send_when_empty as "sendWhenEmpty", s.active,
  s.next_run_at as "nextRunAt", s.changed_by as "changedBy", s.changed_at as "changedAt", s.owner_id as "ownerId"`;

const found = (now: number, where: RawBuilder<boolean>): RawBuilder<Found> => sql<Found>`
  select ${FIELDS}, g.name as "groupName", (
           select json_build_object('id', r.id, 'state', ${stateOf(now)}, 'at', r.created_at)
             from report r left join job on job.id = r.job_id
            where r.schedule_id = s.id and r.deleted_at is null order by r.created_at desc limit 1) as last
    from report_schedule s join site_group g on g.num = s.site_group_num
   where ${where} order by lower(s.name), s.id limit 500`;

const scheduleOf = (row: Found): ReportSchedule => {
  const { changedAt, groupName, last, nextRunAt, siteGroupNum, ...schedule } = without(
    row,
    'ownerId',
  );
  return {
    ...schedule,
    siteGroup: { siteGroupNum, siteGroupName: groupName },
    nextRunAt: isoInstantOrNull(nextRunAt),
    changedAt: isoInstant(changedAt),
    last: last === null ? null : { id: last.id, state: last.state, createdAt: isoInstant(last.at) },
  };
};

const written = (
  { period, recipients, scope, ...schedule }: WrittenSchedule,
  { at, by, byId }: ScheduleChange,
) => ({
  ...toRow(schedule),
  period: jsonText(period),
  recipients: jsonText(recipients),
  scope: jsonText(scope),
  owner_id: byId,
  changed_by: by,
  changed_at: at,
});

/** SQL source of a group's possible report recipients: its users, and its contacts for all sites. */
const PEOPLE = sql`
  select u.name, min(m.value) as email from user_group
    join portal_user u on u.id = user_group.user_id and u.application = 2 and not u.disabled
    join contact_method m on m.user_id = u.id and m.type = 'email'
   where user_group.site_group_num = g.num group by u.id, u.name
  union
  select coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.company), e.address
    from contact c join contact_email e on e.contact_id = c.id and e.position = 1
   where c.site_group_num = g.num and c.site_num is null and c.deleted_at is null`;

/** SQL repository of report schedules. */
export const sqlReportScheduleRepository = (tx: SqlTransaction): ReportScheduleRepository => ({
  list: async (viewer, now) => {
    const { rows } = await found(now, ofViewer(viewer, 's')).execute(tx);
    return rows.map(scheduleOf);
  },

  find: async (id, viewer, now) => {
    const { rows } = await found(now, sql`s.id = ${id}::uuid and ${ofViewer(viewer, 's')}`).execute(
      tx,
    );
    return rows[0] === undefined ? null : scheduleOf(rows[0]);
  },

  choices: async (siteGroupNum) => {
    const { rows } = await sql<FoundChoices>`
      select g.num as "siteGroupNum", g.name as "siteGroupName", g.time_zone as "timeZone",
             g.answering_service_enabled as "isServed",
             (select coalesce(json_agg(json_build_object('siteGroupNum', b.num, 'siteGroupName', b.name) order by b.num), '[]')
                from site_group b where b.num = any(${groupBranches(siteGroupNum)}) and b.num <> g.num) as branches,
             (select coalesce(json_agg(json_build_object('name', p.name, 'email', p.email) order by p.name), '[]')
                from (${PEOPLE}) p) as people
        from site_group g where g.num = ${siteGroupNum}::int`.execute(tx);
    return rows[0] ?? null;
  },

  countOf: async (siteGroupNum) => {
    await sql`select num from site_group where num = ${siteGroupNum}::int for no key update`.execute(
      tx,
    );
    const { count } = await tx
      .selectFrom('report_schedule')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site_group_num', '=', siteGroupNum)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  add: (schedule, change) =>
    insertRows(tx, 'report_schedule', {
      ...written(schedule, change),
      created_by: change.by,
      created_at: change.at,
    }),

  replace: ({ id, ...schedule }, rev, change) =>
    happened(
      tx
        .updateTable('report_schedule')
        .set((row) => ({
          ...written({ id, ...schedule }, change),
          rev: sql<number>`${row.ref('rev')} + 1`,
        }))
        .where('id', '=', id)
        .where('rev', '=', rev)
        .where('deleted_at', 'is', null)
        .returning('id'),
    ),

  remove: (id, rev, { at, by, byId }) =>
    happened(
      tx
        .updateTable('report_schedule')
        .set({ deleted_at: at, changed_by: by, changed_at: at, owner_id: byId })
        .where('id', '=', id)
        .where('rev', '=', rev)
        .where('deleted_at', 'is', null)
        .returning('id'),
    ),

  claimDue: async (now) => {
    const { rows } = await sql<DueSchedule>`
      select ${FIELDS} from report_schedule s
       where s.active and s.deleted_at is null and s.next_run_at <= ${now}::bigint
       order by s.next_run_at, s.id limit 1 for no key update skip locked`.execute(tx);
    return rows[0] ?? null;
  },

  goOn: async (id, nextRunAt) => {
    await tx
      .updateTable('report_schedule')
      .set({ next_run_at: nextRunAt })
      .where('id', '=', id)
      .execute();
  },
});
