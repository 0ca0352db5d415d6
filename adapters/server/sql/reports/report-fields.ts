import { sql, type RawBuilder } from 'kysely';
import type { FoundReport, ReportViewer } from '#core/backend/reports/report.repository.port.ts';
import type { ReportFault, ReportRow, ReportState } from '#core/reports/report-row.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';

/** SQL join of reports with their groups and jobs, under the aliases `r`, `g` and `job`. */
export const FROM_REPORTS = sql`
  report r join site_group g on g.num = r.site_group_num left join job on job.id = r.job_id`;

/** SQL condition: true for reports `r`, or schedules `s`, that a viewer may see. */
export const ofViewer = (viewer: ReportViewer, name: 'r' | 's' = 'r'): RawBuilder<boolean> => {
  const column = (of: string) => sql.ref(`${name}.${of}`);
  const seen = sql<boolean>`${column('deleted_at')} is null and not ${column('kind')} = any(${[...viewer.hidden]}::text[])`;
  return viewer.kind === 'staff'
    ? seen
    : sql<boolean>`${seen} and ${column('site_group_num')} = any(${groupBranches(viewer.siteGroupNum)})`;
};

/** SQL expression: the report state as named in domain guide 10. A report whose job was canceled or deleted has failed. */
export const stateOf = (now: number): RawBuilder<ReportState> => sql<ReportState>`case
  when r.state = 'ready' then case when r.expires_at <= ${now}::bigint then 'Expired' else 'Ready' end
  when r.state = 'failed' or job.id is null or job.state in ('failed', 'cancelled') then 'Failed'
  when job.state = 'running' then 'Running' else 'Queued' end`;

interface Columns extends Omit<
  FoundReport,
  'row' | 'fileName' | 'fileSize' | 'expiresAt' | 'jobId'
> {
  readonly jobId: string | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly expiresAt: number | null;
  readonly groupName: string;
  readonly seen: ReportState;
  readonly percent: number | null;
  readonly done: number | null;
  readonly rows: number | null;
  readonly pages: number | null;
  readonly size: number | null;
  readonly fault: ReportFault | null;
  readonly problem: string | null;
  readonly tries: number;
  readonly told: number;
  readonly downloads: number;
  readonly lastReader: string | null;
  readonly lastReadAt: number | null;
  readonly endedAt: number | null;
}

/** SQL list of a report's fields, without the file. */
export const reportFields = (now: number): RawBuilder<Columns> => sql<Columns>`
  r.id::text as id, r.site_group_num as "siteGroupNum", g.name as "groupName", r.job_id as "jobId", r.kind, r.name,
  r.scope, r.scope_name as "scopeName", r.period, r.from_day as "fromDay", r.to_day as "toDay",
  r.time_zone as "timeZone", r.format, r.created_at as "createdAt", r.created_by as "createdBy",
  r.created_by_id as "createdById", r.schedule_id::text as "scheduleId", r.recipients,
  r.send_when_empty as "sendWhenEmpty", ${stateOf(now)} as seen, (job.checkpoint ->> 'percent')::int as percent,
  job.done, r.rows, r.pages, r.size, r.fault, coalesce(r.problem, job.problem) as problem,
  greatest(r.tries, job.attempts, 1) as tries, r.told, r.downloads, r.last_reader as "lastReader",
  r.last_read_at as "lastReadAt", r.ended_at as "endedAt", r.expires_at as "expiresAt",
  job.file_name as "fileName", job.file_size as "fileSize"`;

/** Converts a report row to an entry of the list. */
export const reportRow = (found: Columns): ReportRow => {
  const isOpen = found.seen === 'Queued' || found.seen === 'Running';
  return {
    id: found.id,
    kind: found.kind,
    name: found.name,
    format: found.format,
    scope: found.scope,
    scopeName: found.scopeName,
    period: found.period,
    siteGroup: { siteGroupNum: found.siteGroupNum, siteGroupName: found.groupName },
    fromDay: found.fromDay,
    toDay: found.toDay,
    timeZone: found.timeZone,
    createdAt: isoInstant(found.createdAt),
    createdBy: found.createdBy,
    scheduleId: found.scheduleId,
    state: found.seen,
    percent: found.seen === 'Running' ? (found.percent ?? 0) : null,
    rows: isOpen ? found.done : found.rows,
    pages: found.pages,
    size: found.size,
    fault: found.fault,
    problem: found.problem,
    tries: found.tries,
    told: found.told,
    recipients: found.recipients.length,
    downloads: found.downloads,
    lastReader: found.lastReader,
    lastReadAt: isoInstantOrNull(found.lastReadAt),
    endedAt: isoInstantOrNull(found.endedAt),
    expiresAt: isoInstantOrNull(found.expiresAt),
  };
};

/** Converts a report row to a report with all details. */
export const foundReport = (found: Columns): FoundReport => {
  const { siteGroupNum, scope, period, timeZone, createdBy, createdById } = found;
  return {
    id: found.id,
    siteGroupNum,
    jobId: found.jobId ?? '',
    kind: found.kind,
    name: found.name,
    scope,
    scopeName: found.scopeName,
    period,
    fromDay: found.fromDay,
    toDay: found.toDay,
    timeZone,
    format: found.format,
    createdAt: found.createdAt,
    createdBy,
    createdById,
    scheduleId: found.scheduleId,
    recipients: found.recipients,
    sendWhenEmpty: found.sendWhenEmpty,
    row: reportRow(found),
    fileName: found.fileName ?? '',
    fileSize: found.fileSize ?? 0,
    expiresAt: found.expiresAt,
  };
};
