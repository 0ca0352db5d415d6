import type { ReportFault } from '../../reports/report-row.schema.ts';
import type { EndedJob } from '../jobs/job-kind.ts';
import {
  type ReportMailPorts,
  sendReportLinks,
  notifyReportFailed,
} from './send-report-links.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { ANYBODYS, type FoundReport, type ReportEnd } from './report.repository.port.ts';
import { notifyReports } from './notify-reports.operation.ts';

const ended = (end: EndedJob, now: number): Omit<ReportEnd, 'state' | 'told'> => {
  const { expiresAt, job, problem, why } = end;
  const fault: ReportFault | null = end.state === 'done' ? null : (why ?? 'gaveUp');
  return {
    rows: job.done,
    size: job.fileSize,
    fault,
    problem,
    endedAt: now,
    expiresAt,
  };
};

const mailEnd = (
  tx: Transaction,
  ports: ReportMailPorts,
  report: FoundReport,
  { expiresAt, job, problem, state }: EndedJob,
): Promise<number> => {
  // A person who ran the report by hand sees its result on the page, so no e-mail is sent.
  if (report.scheduleId === null) return Promise.resolve(0);
  if (state !== 'done') return notifyReportFailed(tx, ports, report, problem ?? '');
  return job.done > 0 || report.sendWhenEmpty
    ? sendReportLinks(tx, ports, report, { rows: job.done, expiresAt })
    : Promise.resolve(0);
};

/**
 * Records the end of a report, mails the report or its failure to the schedule's recipients, and notifies open screens.
 * Runs once, in the transaction in which the job ends.
 */
export const endReport = async (
  tx: Transaction,
  ports: ReportMailPorts,
  reportId: string,
  end: EndedJob,
): Promise<void> => {
  const now = ports.clock.now();
  const report = await tx.reports.find(reportId, ANYBODYS, now);
  if (report === null) return;
  const state = end.state === 'done' ? 'ready' : 'failed';
  const told = await mailEnd(tx, ports, report, end);
  await tx.reports.end(reportId, { ...ended(end, now), state, told });
  await notifyReports(tx, ports, report.siteGroupNum);
};
