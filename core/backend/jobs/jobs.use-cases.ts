import type { Document } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { judgeAccess } from '../session/judge-access.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { JOB_KINDS } from './job-kinds.ts';
import { JOB_LIMITS } from './job-limits.ts';
import type { StoredJob } from './job.ts';
import { viewJob } from './view-job.rule.ts';

const HAS_ENDED = err<Refusal>({
  kind: 'conflict',
  message: 'This has ended already.',
  code: 'jobEnded',
});

const NO_FILE: Readonly<Record<Job['state'], Refusal>> = {
  waiting: { kind: 'conflict', message: 'The file is not ready yet.', code: 'jobRunning' },
  running: { kind: 'conflict', message: 'The file is not ready yet.', code: 'jobRunning' },
  done: { kind: 'notFound' },
  failed: { kind: 'notFound', message: 'There is no file, because it could not be made.' },
  cancelled: { kind: 'notFound', message: 'There is no file, because this was cancelled.' },
  expired: {
    kind: 'expired',
    message: 'The file was kept for 24 hours and is deleted. Please start the export again.',
    code: 'jobExpired',
  },
};

/** A job of the caller, whose right must still be there; anybody else's is not found. */
const findOwn = async (
  tx: Transaction,
  caller: SessionCaller,
  id: string,
): Promise<Result<StoredJob, Refusal>> => {
  const job = await tx.jobs.find(id);
  if (job?.ownerId !== caller.session.accountId) return NOT_FOUND;
  const kind = JOB_KINDS.find(({ name }) => name === job.kind);
  if (kind === undefined) return NOT_FOUND;
  const verdict = judgeAccess(caller.session, kind.access);
  return verdict === 'allow' ? ok(job) : err(verdict);
};

/** What a person does with the jobs they started (domain guide 5.5 "Export"). */
export const createJobs = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** How far a job is. */
  readJob: (
    caller: SessionCaller,
    { id }: { readonly id: string },
  ): Promise<Result<Job, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const job = await findOwn(tx, caller, id);
      return job.ok ? ok(viewJob(job.value, ports.clock.now())) : job;
    }),

  /** Ends a job after the step that is under way; what it made so far is deleted. */
  cancelJob: (
    caller: SessionCaller,
    { id }: { readonly id: string },
  ): Promise<Result<Job, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const job = await findOwn(tx, caller, id);
      if (!job.ok) return job;
      const now = ports.clock.now();
      const expiresAt = now + JOB_LIMITS.keepFile;
      const ended = await tx.jobs.end(id, { state: 'cancelled', problem: null, expiresAt });
      const line = {
        operation: 'job.cancel',
        target: job.value.kind,
        detail: { job: id },
      } as const;
      await recordAudit(tx, ports, caller, { ...line, result: ended ? 'ok' : 'refused' });
      return ended ? ok(viewJob({ ...job.value, state: 'cancelled' }, now)) : HAS_ENDED;
    }),

  /** The result of a job while it is kept; each time it is taken away leaves a line. */
  readJobFile: (
    caller: SessionCaller,
    { id }: { readonly id: string },
  ): Promise<Result<Document, Refusal>> =>
    ports.unitOfWork.run(async (tx): Promise<Result<Document, Refusal>> => {
      const job = await findOwn(tx, caller, id);
      if (!job.ok) return job;
      const { state, file } = viewJob(job.value, ports.clock.now());
      if (file === null) return err(NO_FILE[state]);
      const bytes = await tx.jobs.file(id);
      const detail = { job: id, rows: String(job.value.done) };
      const line = { operation: 'job.file', target: job.value.kind, detail } as const;
      await recordAudit(tx, ports, caller, { ...line, result: 'ok' });
      return ok({ name: file.name, bytes });
    }),
});
