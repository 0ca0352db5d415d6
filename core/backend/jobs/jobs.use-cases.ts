import type { DocumentInParts } from '../../documents/document.ts';
import type { Job } from '../../jobs/job.schema.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { checkAccess } from '../session/check-access.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { filePartsOf } from './file-parts-of.operation.ts';
import type { AnyJobKind } from './job-kind.ts';
import { JOB_LIMITS } from './job-limits.ts';
import type { StoredJob } from './job.repository.port.ts';
import { viewJob } from './check-claim.rule.ts';

const HAS_ENDED = refusalOf('conflict', 'jobEnded', 'This has already ended.');

const NO_FILE: Readonly<Record<Job['state'], Refusal>> = {
  waiting: { kind: 'conflict', message: 'The file is not ready yet.', code: 'jobRunning' },
  running: { kind: 'conflict', message: 'The file is not ready yet.', code: 'jobRunning' },
  done: { kind: 'notFound' },
  failed: { kind: 'notFound', message: 'There is no file because it couldn’t be made.' },
  cancelled: { kind: 'notFound', message: 'There is no file because this was canceled.' },
  expired: {
    kind: 'expired',
    message: 'The file was kept for 24 hours and has been deleted. Please start the export again.',
    code: 'jobExpired',
  },
};

/** Creates functions that find the caller's jobs of these kinds, if the caller still has the right to them. */
const ownJobs = (kinds: readonly AnyJobKind[]) => {
  const kindOf = (name: string): AnyJobKind | undefined => kinds.find((one) => one.name === name);

  /** Checks that the caller still has the right to a kind of job. */
  const checkKind = (caller: SessionCaller, name: string): Result<null, Refusal> => {
    const kind = kindOf(name);
    if (kind === undefined) return NOT_FOUND;
    const verdict = checkAccess(caller.session, kind.access);
    return verdict === 'allow' ? ok(null) : err(verdict);
  };

  /** Finds a job of the caller, who must still have the right to its kind. A job of another person is not found. */
  const findOwn = async (tx: Transaction, caller: SessionCaller, id: string): Reply<StoredJob> => {
    const job = await tx.jobs.find(id);
    if (job?.ownerId !== caller.session.accountId) return NOT_FOUND;
    const may = checkKind(caller, job.kind);
    if (!may.ok) return may;
    const mayHave = kindOf(job.kind)?.mayHave(job.parameters, caller.session.permissions) ?? false;
    return mayHave ? ok(job) : err({ kind: 'forbidden' });
  };

  return { kindOf, checkKind, findOwn };
};

/** Use cases for background jobs that the caller started (domain guide 5.5 "Export"). */
export const createJobs = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>,
  kinds: readonly AnyJobKind[],
) => {
  const { findOwn, checkKind, kindOf } = ownJobs(kinds);
  return {
    /** Returns the progress of a job. */
    readJob: (caller: SessionCaller, { id }: { readonly id: string }): Reply<Job> =>
      ports.unitOfWork.read(async (tx) => {
        const job = await findOwn(tx, caller, id);
        return job.ok ? ok(viewJob(job.value, ports.clock.now())) : job;
      }),

    /** Cancels a job after its running step, and deletes the partial result. */
    cancelJob: (caller: SessionCaller, { id }: { readonly id: string }): Reply<Job> =>
      ports.unitOfWork.run(async (tx) => {
        const job = await findOwn(tx, caller, id);
        if (!job.ok) return job;
        const now = ports.clock.now();
        const expiresAt = now + JOB_LIMITS.keepFile;
        const ended = await tx.jobs.end(id, { state: 'cancelled', problem: null, expiresAt });
        const kind = kindOf(job.value.kind);
        if (ended) await kind?.cancelled(tx, job.value.parameters, now);
        const line = {
          operation: 'job.cancel',
          target: job.value.kind,
          detail: { job: id },
        } as const;
        await recordAudit(tx, ports, caller, { ...line, result: ended ? 'ok' : 'refused' });
        return ended ? ok(viewJob({ ...job.value, state: 'cancelled' }, now)) : HAS_ENDED;
      }),

    /** For a reloaded page, returns the caller's jobs of one kind that are unfinished or ended recently, newest first. */
    listJobs: (
      caller: SessionCaller,
      { kind }: { readonly kind: string },
    ): Reply<{ readonly jobs: readonly Job[] }> =>
      ports.unitOfWork.read(async (tx) => {
        const may = checkKind(caller, kind);
        if (!may.ok) return may;
        const now = ports.clock.now();
        const beyond = now + JOB_LIMITS.keepFile - JOB_LIMITS.recent;
        const found = await tx.jobs.ofOwner(caller.session.accountId, kind, beyond);
        return ok({ jobs: found.map((job) => viewJob(job, now)) });
      }),

    /** Returns the result of a job while the result is stored. Each download is audited. */
    jobFile: async (
      caller: SessionCaller,
      { id }: { readonly id: string },
    ): Reply<DocumentInParts> => {
      const job = await ports.unitOfWork.read((tx) => findOwn(tx, caller, id));
      if (!job.ok) return job;
      const { state, file } = viewJob(job.value, ports.clock.now());
      if (file === null) return err(NO_FILE[state]);
      const detail = { job: id, rows: String(job.value.done) };
      const line = { operation: 'job.file', target: job.value.kind, detail, result: 'ok' } as const;
      await ports.unitOfWork.run((tx) => recordAudit(tx, ports, caller, line));
      return ok({ ...file, parts: filePartsOf(ports, id, file.size) });
    },
  };
};
