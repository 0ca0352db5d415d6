import { grantedPermissions } from '../../session/granted-permissions.rule.ts';
import { knownKind, mayReadKind } from '../../reports/report-kinds.ts';
import { REPORT_LIMITS } from '../../reports/report-row.schema.ts';
import type { JobKind, JobWork } from '../jobs/job-kind.ts';
import type { JobStep } from '../jobs/job.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { endReport } from './end-report.operation.ts';
import {
  makePiece,
  type MadePiece,
  type ReportCheckpoint,
  type ReportParameters,
} from './make-piece.operation.ts';
import { REPORT_JOB } from './start-report.operation.ts';
import { notifyReports } from './notify-reports.operation.ts';

/** Returns a failed step if the person in whose name the report runs has lost the right to its data; otherwise null. */
const lostRight = async (
  tx: Transaction,
  { kind }: ReportParameters,
  { job }: Pick<JobWork, 'job'>,
): Promise<JobStep | null> => {
  if (knownKind(kind)?.needs === undefined) return null;
  const starter = await tx.accounts.loadUser(job.ownerId);
  if (mayReadKind(kind, [...grantedPermissions(starter)])) return null;
  const problem = `${starter.name} can no longer read this report. Someone who can must run it or save its schedule.`;
  return { checkpoint: null, rows: 0, part: '', problem, why: 'noRight' };
};

/**
 * Background job that makes a report file of any length. Each part is computed before the transaction that stores it.
 * After a crash, another server continues from the last stored part (domain guide 6.9).
 */
export const REPORT: JobKind<ReportParameters, ReportCheckpoint, MadePiece> = {
  name: REPORT_JOB,
  access: { kind: 'full', applications: [1, 2], permissions: ['reportRead'] },
  bounds: { fileBytes: 1024 * 1024 * 1024, keepFile: REPORT_LIMITS.keepFile },
  mayHave: ({ kind }, rights) => mayReadKind(kind, rights),
  prepare: makePiece,
  step: async (tx, parameters, checkpoint, work) => {
    const { pages, step } = work.prepared;
    if (checkpoint === null) {
      const lost = await lostRight(tx, parameters, work);
      if (lost !== null) return lost;
      if (step.checkpoint !== null) await notifyReports(tx, work, parameters.siteGroupNum);
    }
    if (pages !== null) await tx.reports.setPages(parameters.reportId, pages);
    return step;
  },
  ended: (tx, { reportId }, end, work) => endReport(tx, work, reportId, end),
};
