import type { Job } from '../../jobs/job.schema.ts';
import { err, ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { findSubmission, storeSubmission, type Submission } from '../find-submission.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { JobKind } from './job-kind.ts';
import { checkStart, viewJob } from './check-claim.rule.ts';

export interface JobRequest<P> {
  readonly kind: Pick<JobKind<P>, 'name'>;
  readonly parameters: P;
  /** Number of rows the job will process. */
  readonly total: number;
  readonly fileName: string;
  /** Additional facts for the audit log, such as the filter. */
  readonly auditFacts: Readonly<Record<string, string>>;
}

/**
 * Starts a background job. A repeated submission starts no job and does not call `request`. Refuses if the person has too
 * many unfinished jobs.
 */
export const startJob = async <P>(
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock' | 'ids' | 'secrets'>,
  caller: SessionCaller,
  submission: Submission,
  request: () => Promise<JobRequest<P>>,
): Reply<Job> => {
  const now = ports.clock.now();
  const { accountId, id: sessionId } = caller.session;
  const found = await findSubmission(tx, ports, caller, submission);
  if (!found.ok) return found;
  const before = found.value?.['job'];
  const known = before === undefined ? null : await tx.jobs.find(before);
  if (known !== null) return ok(viewJob(known, now));
  const { kind, parameters, total, fileName, auditFacts: given } = await request();
  const verdict = checkStart(await tx.jobs.countOpen(accountId), total);
  const line = { operation: 'job.start', target: kind.name } as const;
  if (verdict !== 'start') {
    await recordAudit(tx, ports, caller, { ...line, result: 'refused', detail: given });
    return err(verdict);
  }
  const job = {
    id: ports.ids.next(),
    kind: kind.name,
    ownerId: accountId,
    startedBy: { requestId: caller.requestId, sessionId, address: caller.address },
    parameters,
    total,
    fileName,
    createdAt: now,
  };
  await tx.jobs.create(job);
  await storeSubmission(tx, ports, caller, submission, { job: job.id });
  const detail = { ...given, job: job.id, rows: String(total) };
  await recordAudit(tx, ports, caller, { ...line, result: 'ok', detail });
  return ok({ id: job.id, state: 'waiting', done: 0, total, file: null, problem: null });
};
