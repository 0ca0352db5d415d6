import { ok, type Result } from '../../kernel/result.ts';
import { REPORT_KINDS, reportTitle } from '../../reports/report-kinds.ts';
import type { ReportFormat, ReportRequest } from '../../reports/report-row.schema.ts';
import { halvesOf, type ReportSplit } from '../../reports/report-splits.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { FoundReport } from './report.repository.port.ts';
import { type InGroup, reportViewer } from './report-viewer.operation.ts';
import {
  startReport,
  mayStart,
  readReportRequest,
  reportDays,
  type ReportToMake,
} from './start-report.operation.ts';
import { notifyReports } from './notify-reports.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'providerName'>;

/** Ids of the reports that a request started. A repeated request returns the same ids. */
export interface Begun {
  readonly ids: readonly string[];
}

/** Queues reports in the caller's name, with one audit row each. */
const begin = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  reports: readonly ReportToMake[],
): Promise<Result<Begun, Refusal>> => {
  const { accountId, id: sessionId } = caller.session;
  const by = await nameOf(tx, caller);
  const origin = { requestId: caller.requestId, sessionId, address: caller.address };
  for (const report of reports)
    await startReport(tx, ports, report, { by, byId: accountId, origin });
  for (const group of [...new Set(reports.map(({ siteGroupNum }) => siteGroupNum))].toSorted(
    (one, other) => one - other,
  ))
    await notifyReports(tx, ports, group);
  const [first] = reports;
  await recordAudit(tx, ports, caller, {
    operation: 'report.run',
    target: `report ${first?.id ?? ''}`,
    result: 'ok',
    detail: {
      kind: first?.kind ?? '',
      format: first?.format ?? '',
      scope: first?.scopeName ?? '',
      days: `${first?.fromDay ?? ''} to ${reports.at(-1)?.toDay ?? ''}`,
      reports: String(reports.length),
    },
  });
  return ok({ ids: reports.map(({ id }) => id) });
};

/** Returns the requests for running a report again, unchanged or split into parts that are short enough. */
const piecesOf = async (
  tx: Transaction,
  ports: Pick<Ports, 'ids'>,
  found: FoundReport,
  {
    format,
    id,
    split,
  }: { readonly id: string; readonly format: ReportFormat; readonly split: ReportSplit },
): Promise<readonly ReportToMake[]> => {
  const { kind, name, period, recipients, scheduleId, scope, scopeName, sendWhenEmpty } = found;
  const { fromDay, siteGroupNum, timeZone, toDay } = found;
  const same: Omit<ReportToMake, 'id'> = {
    siteGroupNum,
    kind,
    name,
    scope,
    scopeName,
    period,
    timeZone,
    format,
    scheduleId,
    recipients,
    sendWhenEmpty,
    fromDay,
    toDay,
  };
  const withIds = (made: readonly Omit<ReportToMake, 'id'>[]): readonly ReportToMake[] =>
    made.map((report, at) => ({ ...report, id: at === 0 ? id : ports.ids.next() }));
  if (split === 'halves') return withIds(halvesOf(found).map((days) => ({ ...same, ...days })));
  if (split === 'whole' || scope.kind !== 'group') return withIds([same]);
  const choices = await tx.reportSchedules.choices(scope.siteGroupNum);
  const own = { siteGroupNum: scope.siteGroupNum, siteGroupName: choices?.siteGroupName ?? '' };
  return withIds(
    [own, ...(choices?.branches ?? [])].map((branch) => ({
      ...same,
      scope: { kind: 'branch', siteGroupNum: branch.siteGroupNum },
      scopeName: `${String(branch.siteGroupNum)} ${branch.siteGroupName}`,
    })),
  );
};

export interface RunSchedule {
  readonly id: string;
  readonly newId: string;
  readonly toMe: boolean;
}

const NO_ADDRESS = refusalOf(
  'unacceptable',
  'noAddress',
  'Your user account has no email address to send it to.',
);

/** Returns the caller as a recipient; null if no e-mail address is known. */
const ownAddress = async (tx: Transaction, caller: SessionCaller) => {
  const contacts = await tx.accounts.contacts(caller.session.accountId);
  const email = contacts.find(({ type }) => type === 'email')?.value;
  return email === undefined ? null : { name: await nameOf(tx, caller), email };
};

/** Use cases for running reports by hand: new reports, schedules, and earlier reports again (domain guide 6.9). */
export const runReports = (ports: Ports) => ({
  /** Runs a report. A repeated request has the same report id and runs nothing. */
  runReport: (
    caller: SessionCaller,
    { id, siteGroupNum, ...request }: InGroup & ReportRequest & { readonly id: string },
  ): Reply<Begun> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, { siteGroupNum });
      if (viewer?.kind !== 'dealer') return NOT_FOUND;
      const may = await mayStart(tx, caller.session.accountId);
      const now = ports.clock.now();
      if ((await tx.reports.find(id, viewer, now)) !== null) return ok({ ids: [id] });
      if (!may.ok) return may;
      const of = { siteGroupNum: viewer.siteGroupNum, rights: caller.session.permissions };
      const read = await readReportRequest(tx, of, request, now);
      if (!read.ok) return read;
      return begin(tx, ports, caller, [
        {
          ...request,
          ...read.value,
          id,
          siteGroupNum: viewer.siteGroupNum,
          name: reportTitle(request.kind),
          scheduleId: null,
          recipients: [],
          sendWhenEmpty: false,
        },
      ]);
    }),

  /** Runs a schedule now, for its recipients or only for the caller. The caller gets an e-mail even if the report is empty. */
  runReportSchedule: (
    caller: SessionCaller,
    { id, newId, siteGroupNum, toMe }: InGroup & RunSchedule,
  ): Reply<Begun> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, { siteGroupNum });
      if (viewer?.kind !== 'dealer') return NOT_FOUND;
      const may = await mayStart(tx, caller.session.accountId);
      const now = ports.clock.now();
      if ((await tx.reports.find(newId, viewer, now)) !== null) return ok({ ids: [newId] });
      const schedule = await tx.reportSchedules.find(id, viewer, now);
      const kind =
        schedule === null ? undefined : REPORT_KINDS.find((one) => one === schedule.kind);
      if (schedule === null || kind === undefined) return NOT_FOUND;
      if (!may.ok) return may;
      const { format, name, period, scope, siteGroup, timeZone } = schedule;
      const of = { siteGroupNum: siteGroup.siteGroupNum, rights: caller.session.permissions };
      const read = await readReportRequest(tx, of, { kind, scope, period, format }, now);
      if (!read.ok) return read;
      const own = toMe ? await ownAddress(tx, caller) : null;
      if (toMe && own === null) return NO_ADDRESS;
      return begin(tx, ports, caller, [
        {
          id: newId,
          siteGroupNum: of.siteGroupNum,
          kind,
          name,
          scope,
          period,
          format,
          scopeName: read.value.scopeName,
          timeZone,
          scheduleId: id,
          ...reportDays({ kind, period }, now, timeZone),
          recipients: own === null ? schedule.recipients : [own],
          sendWhenEmpty: toMe || schedule.sendWhenEmpty,
        },
      ]);
    }),

  /** Runs a report again for the same days: unchanged, in another format, or in parts. */
  runReportAgain: (
    caller: SessionCaller,
    {
      id,
      newId,
      siteGroupNum,
      ...how
    }: InGroup & {
      readonly id: string;
      readonly newId: string;
      readonly format: ReportFormat;
      readonly split: ReportSplit;
    },
  ): Reply<Begun> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, { siteGroupNum });
      if (viewer === null) return NOT_FOUND;
      const may = await mayStart(tx, caller.session.accountId);
      const now = ports.clock.now();
      if ((await tx.reports.find(newId, viewer, now)) !== null) return ok({ ids: [newId] });
      const found = await tx.reports.find(id, viewer, now);
      if (found === null) return NOT_FOUND;
      if (!may.ok) return may;
      return begin(tx, ports, caller, await piecesOf(tx, ports, found, { ...how, id: newId }));
    }),
});
