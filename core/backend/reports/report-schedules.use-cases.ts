import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { nextRun } from '../../reports/report-days.rule.ts';
import { REPORT_KINDS, type ReportKind } from '../../reports/report-kinds.ts';
import {
  type ReportChoices,
  type ReportSchedule,
  type ReportScheduleForm,
  type ReportSchedules,
} from '../../reports/report-schedule.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ReportViewer } from './report.repository.port.ts';
import { type InGroup, reportViewer } from './report-viewer.operation.ts';
import type {
  FoundChoices,
  ScheduleChange,
  WrittenSchedule,
} from './report-schedule.repository.port.ts';
import { readReportRequest, type ReportRequestScope } from './start-report.operation.ts';
import { notifyReports } from './notify-reports.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'secrets'>;

/** Maximum number of schedules per group. */
const MOST = 200;
const TOO_MANY = refusalOf(
  'conflict',
  'tooManySchedules',
  `A group has at most ${MOST} schedules.`,
);

type Seen = InGroup & { readonly id: string; readonly rev: number };

const changeOf = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
): Promise<ScheduleChange> => ({
  by: await nameOf(tx, caller),
  byId: caller.session.accountId,
  at: ports.clock.now(),
});

const written = (
  ports: Ports,
  form: ReportScheduleForm,
  { id, scopeName, siteGroupNum }: Pick<WrittenSchedule, 'id' | 'scopeName' | 'siteGroupNum'>,
): WrittenSchedule => ({
  ...form,
  id,
  scopeName,
  siteGroupNum,
  nextRunAt: form.active ? nextRun(form, ports.clock.now(), ports.wallClock) : null,
});

/** Returns the audit facts of a schedule, without e-mail addresses. */
const fields = ({
  active,
  atTime,
  format,
  frequency,
  kind,
  name,
  recipients,
}: ReportScheduleForm) => ({
  name,
  kind,
  format,
  frequency,
  atTime,
  active: String(active),
  recipients: String(recipients.length),
});

const stale = (ports: Ports, { changedAt, changedBy, timeZone }: ReportSchedule) =>
  changedMeanwhile(
    { by: changedBy, at: Date.parse(changedAt) },
    { timeZone, wallClock: ports.wallClock, now: ports.clock.now() },
  );

const record = (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  operation: string,
  id: string,
  detail: Readonly<Record<string, string>>,
): Promise<void> =>
  recordAudit(tx, ports, caller, {
    operation,
    target: `report schedule ${id}`,
    result: 'ok',
    detail,
  });

const scopeOf = ({ session }: SessionCaller, siteGroupNum: number): ReportRequestScope => ({
  siteGroupNum,
  rights: session.permissions,
});

const choicesOf = (found: FoundChoices | null): ReportChoices | null => {
  if (found === null) return null;
  const { branches, people, siteGroupName, siteGroupNum, timeZone } = found;
  return { branches, people, siteGroupName, siteGroupNum, timeZone };
};

const numOf = (viewer: ReportViewer | null): number | null =>
  viewer?.kind === 'dealer' ? viewer.siteGroupNum : null;

/** Use cases for report schedules (domain guide 6.9). Staff may only read the schedules; people who work in the group maintain them. */
export const reportSchedules = (ports: Ports) => ({
  listReportSchedules: async (caller: SessionCaller, input: InGroup): Reply<ReportSchedules> => {
    const viewer = reportViewer(caller, input);
    if (viewer === null) return NOT_FOUND;
    const now = ports.clock.now();
    const group = numOf(viewer);
    return ports.unitOfWork.read(async (tx) => {
      const schedules = [...(await tx.reportSchedules.list(viewer, now))];
      const found = group === null ? null : await tx.reportSchedules.choices(group);
      const isOffered = (kind: ReportKind): boolean =>
        !viewer.hidden.includes(kind) &&
        (kind !== 'answeringMessages' || found?.isServed !== false);
      const kinds = REPORT_KINDS.filter(isOffered);
      return ok({ schedules, kinds, choices: choicesOf(found), asOf: isoInstant(now) });
    });
  },

  /** Adds a schedule. A repeated request has the same schedule id and adds nothing. */
  addReportSchedule: (
    caller: SessionCaller,
    { id, siteGroupNum, ...form }: InGroup & ReportScheduleForm & { readonly id: string },
  ): Reply<ReportSchedule> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, { siteGroupNum });
      if (viewer?.kind !== 'dealer') return NOT_FOUND;
      const now = ports.clock.now();
      const count = await tx.reportSchedules.countOf(viewer.siteGroupNum);
      const known = await tx.reportSchedules.find(id, viewer, now);
      if (known !== null) return ok(known);
      if (count >= MOST) return TOO_MANY;
      const read = await readReportRequest(tx, scopeOf(caller, viewer.siteGroupNum), form, now);
      if (!read.ok) return read;
      const { scopeName } = read.value;
      const place = { id, siteGroupNum: viewer.siteGroupNum, scopeName };
      await tx.reportSchedules.add(written(ports, form, place), await changeOf(tx, ports, caller));
      const added = await tx.reportSchedules.find(id, viewer, now);
      await notifyReports(tx, ports, viewer.siteGroupNum);
      await record(tx, ports, caller, 'report.schedule.add', id, fields(form));
      return added === null ? NOT_FOUND : ok(added);
    }),

  changeReportSchedule: (
    caller: SessionCaller,
    { id, rev, siteGroupNum, ...form }: Seen & ReportScheduleForm,
  ): Reply<ReportSchedule> =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, { siteGroupNum });
      const now = ports.clock.now();
      if (viewer?.kind !== 'dealer') return NOT_FOUND;
      const before = await tx.reportSchedules.find(id, viewer, now);
      if (before === null) return NOT_FOUND;
      const group = before.siteGroup.siteGroupNum;
      const read = await readReportRequest(tx, scopeOf(caller, group), form, now);
      if (!read.ok) return read;
      const { scopeName } = read.value;
      const next = written(ports, form, { id, siteGroupNum: group, scopeName });
      const change = await changeOf(tx, ports, caller);
      if (!(await tx.reportSchedules.replace(next, rev, change))) return stale(ports, before);
      const after = await tx.reportSchedules.find(id, viewer, now);
      await notifyReports(tx, ports, group);
      await record(tx, ports, caller, 'report.schedule.change', id, fields(form));
      await storeCall(tx, ports, caller, { reply: { ...after } });
      return after === null ? NOT_FOUND : ok(after);
    }),

  /** Deletes a schedule; its reports stay. */
  deleteReportSchedule: (caller: SessionCaller, { id, rev, ...input }: Seen): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const viewer = reportViewer(caller, input);
      const now = ports.clock.now();
      if (viewer?.kind !== 'dealer') return NOT_FOUND;
      const before = await tx.reportSchedules.find(id, viewer, now);
      if (before === null) return NOT_FOUND;
      const change = await changeOf(tx, ports, caller);
      if (!(await tx.reportSchedules.remove(id, rev, change))) return stale(ports, before);
      await notifyReports(tx, ports, before.siteGroup.siteGroupNum);
      await record(tx, ports, caller, 'report.schedule.delete', id, { name: before.name });
      await storeCall(tx, ports, caller);
      return ok({});
    }),
});
