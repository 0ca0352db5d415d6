import { calendarDay, dayNumber } from '../../kernel/calendar-day.rule.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { daysOfPeriod, type ReportDays } from '../../reports/report-days.rule.ts';
import { knownKind, mayReadKind, type ReportKind } from '../../reports/report-kinds.ts';
import { reportFileName } from '../../reports/report-list.ts';
import type { ReportRequest } from '../../reports/report-row.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { checkStart } from '../jobs/check-claim.rule.ts';
import type { JobOrigin } from '../jobs/job.repository.port.ts';
import { invalid, NOT_FOUND, type Refusal } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ReportParameters } from './make-piece.operation.ts';
import type { NewReport } from './report.repository.port.ts';

export const REPORT_JOB = 'report';

export type StartPorts = Pick<BackendPorts, 'clock' | 'ids'>;

/** The person in whose name a report runs. */
export interface ReportStarter {
  readonly by: string;
  readonly byId: string;
  readonly origin: JobOrigin;
}

/** A report to run, with its group, scope and recipients. */
export type ReportToMake = Pick<
  NewReport,
  | 'id'
  | 'siteGroupNum'
  | 'kind'
  | 'name'
  | 'scope'
  | 'scopeName'
  | 'period'
  | 'timeZone'
  | 'format'
  | 'scheduleId'
  | 'recipients'
  | 'sendWhenEmpty'
> &
  ReportDays;

/** Returns the days of a report: those of its period, or today for a kind that shows the current state. */
export const reportDays = (
  { kind, period }: { readonly kind: string; readonly period: ReportRequest['period'] },
  at: number,
  timeZone: string,
): ReportDays => {
  const today = calendarDay(at, timeZone);
  return knownKind(kind)?.span === 'now'
    ? { fromDay: today, toDay: today }
    : daysOfPeriod(period, today);
};

/** Checks that a person may start another report. Locks the person until the transaction ends. */
export const mayStart = async (
  tx: Transaction,
  accountId: string,
): Promise<Result<null, Refusal>> => {
  const verdict = checkStart(await tx.jobs.countOpen(accountId), 0);
  return verdict === 'start' ? ok(null) : err(verdict);
};

/** Stores a report and the job that makes it. */
export const startReport = async (
  tx: Transaction,
  { clock, ids }: StartPorts,
  report: ReportToMake,
  { by, byId, origin }: ReportStarter,
): Promise<void> => {
  const now = clock.now();
  const { format, fromDay, kind, name, scope, scopeName, siteGroupNum, timeZone, toDay } = report;
  const days = dayNumber(toDay) - dayNumber(fromDay) + 1;
  const parameters: ReportParameters = {
    reportId: report.id,
    siteGroupNum,
    kind,
    name,
    scope,
    scopeName,
    fromDay,
    toDay,
    days,
    timeZone,
    format,
  };
  const jobId = ids.next();
  await tx.jobs.create({
    id: jobId,
    kind: REPORT_JOB,
    ownerId: byId,
    startedBy: origin,
    parameters,
    total: 0,
    fileName: reportFileName(kind, { format, toDay }),
    createdAt: now,
  });
  await tx.reports.create({
    ...report,
    jobId,
    createdAt: now,
    createdBy: by,
    createdById: byId,
  });
};

/** A report request whose kind is known. */
type Request = Omit<ReportRequest, 'kind'> & { readonly kind: ReportKind };

/** A report request with its days, scope name and time zone resolved. */
type ResolvedRequest = ReportDays & { readonly scopeName: string; readonly timeZone: string };

/** The caller's rights and the group that a report request is checked against. */
export interface ReportRequestScope {
  readonly siteGroupNum: number;
  readonly rights: readonly string[];
}

const OF_GROUPS = invalid('This report is about groups: choose the whole group or a branch.');

/** Checks that a kind of report can be made: the caller's right, the scope, and the answering service if the kind needs it. */
const checkKind = async (
  tx: Transaction,
  { rights, siteGroupNum }: ReportRequestScope,
  { kind, scope }: Pick<Request, 'kind' | 'scope'>,
): Promise<Result<null, Refusal>> => {
  if (!mayReadKind(kind, rights)) return err({ kind: 'forbidden' });
  const isOfSites = scope.kind === 'sites' || scope.kind === 'site';
  if (knownKind(kind)?.about === 'groups' && isOfSites) return OF_GROUPS;
  // A group without the answering service has no inbox, and is answered like an unknown group (domain guide 6.8).
  if (kind === 'answeringMessages' && (await tx.answeringMessages.counts(siteGroupNum)) === null)
    return NOT_FOUND;
  return ok(null);
};

/** Resolves the scope and the days of a report request. Not found if a site or branch does not belong to the group. */
export const readReportRequest = async (
  tx: Transaction,
  of: ReportRequestScope,
  request: Request,
  at: number,
): Promise<Result<ResolvedRequest, Refusal>> => {
  const checked = await checkKind(tx, of, request);
  if (!checked.ok) return checked;
  const scope = await tx.reports.knownScope(of.siteGroupNum, request.scope);
  if (scope === null) return NOT_FOUND;
  const { name: scopeName, timeZone } = scope;
  return ok({ scopeName, timeZone, ...reportDays(request, at, timeZone) });
};
