import { nextRun } from '../../reports/report-days.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { startReport, reportDays } from './start-report.operation.ts';
import { notifyReports } from './notify-reports.operation.ts';

export type ReportRunnerPorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'wallClock'>;

/**
 * Creates the runner that starts due reports, one schedule per transaction. The schedule is locked and its next time is
 * set with the report, so that several servers run each report once. After a downtime, one report is made for all missed
 * times (domain guide 6.9).
 */
export const createReportScheduleRunner = (ports: ReportRunnerPorts) => ({
  /** Starts one due report. Returns `idle` when none is due that another server has not locked. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const due = await tx.reportSchedules.claimDue(now);
      if (due === null) return 'idle';
      const { changedBy, id, kind, name, nextRunAt, ownerId, period, scope, siteGroupNum } = due;
      await tx.reportSchedules.goOn(id, nextRun(due, now, ports.wallClock));
      const known = await tx.reports.knownScope(siteGroupNum, scope);
      const reportId = ports.ids.next();
      const origin = { requestId: `report-schedule-${id}`, sessionId: '', address: 'server' };
      await startReport(
        tx,
        ports,
        {
          id: reportId,
          siteGroupNum,
          kind,
          name,
          scope,
          period,
          scheduleId: id,
          // A site that has left the group gives no rows. The report shows the site's former name, so that readers know
          // which site was chosen.
          scopeName: known?.name ?? due.scopeName,
          timeZone: due.timeZone,
          format: due.format,
          recipients: due.recipients,
          sendWhenEmpty: due.sendWhenEmpty,
          ...reportDays({ kind, period }, nextRunAt ?? now, due.timeZone),
        },
        { by: changedBy, byId: ownerId, origin },
      );
      await notifyReports(tx, ports, siteGroupNum);
      await tx.audit.append({
        at: now,
        requestId: origin.requestId,
        sessionId: null,
        subjectId: ownerId,
        actorId: null,
        address: 'server',
        claimedIp: null,
        operation: 'report.run',
        target: `report ${reportId}`,
        result: 'ok',
        detail: { kind, schedule: id, format: due.format },
      });
      return 'worked';
    }),
});
