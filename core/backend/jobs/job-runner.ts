import type { AuditEntry } from '../audit.trail.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { AnyJobKind, EndedJob } from './job-kind.ts';
import { JOB_LIMITS } from './job-limits.ts';
import type { JobLease, StoredJob } from './job.repository.port.ts';
import { dueAfterFailure, checkClaim, checkStep } from './check-claim.rule.ts';

/** Writes the outcome of a job to the audit log in the owner's name, as the last statement of the transaction (SECURITY.md §2.11). */
const recordJob = (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  job: Pick<StoredJob, 'id' | 'kind' | 'ownerId' | 'startedBy' | 'done'>,
  facts: { readonly operation: string; readonly result: AuditEntry['result'] },
): Promise<void> =>
  tx.audit.append({
    at: ports.clock.now(),
    ...job.startedBy,
    subjectId: job.ownerId,
    actorId: job.ownerId,
    claimedIp: null,
    target: job.kind,
    detail: { job: job.id, rows: String(job.done) },
    ...facts,
  });

/** The ports of a job runner. `reportProblem` receives errors thrown by steps. */
export interface RunnerPorts extends Pick<
  BackendPorts,
  | 'unitOfWork'
  | 'clock'
  | 'ids'
  | 'longDocumentPrinter'
  | 'pause'
  | 'wallClock'
  | 'providerName'
  | 'providerTimeZone'
  | 'vault'
  | 'hasher'
  | 'secrets'
  | 'publicUrls'
  | 'reportFiles'
> {
  readonly kinds: readonly AnyJobKind[];
  readonly reportProblem: (
    job: Pick<StoredJob, 'id' | 'kind' | 'attempts'>,
    problem: unknown,
  ) => void;
}

const problemOf = (why: 'gaveUp' | 'tooLarge', most: number): string =>
  why === 'gaveUp'
    ? 'This couldn’t be finished. Please try again later.'
    : `The file would be larger than ${String(most / 1024 / 1024)} MB. Narrow the filter.`;

/** Creates a job runner, which works on stored jobs one at a time. Runners on several servers never execute the same step twice. */
export const createJobRunner = ({
  unitOfWork,
  pause,
  hasher,
  kinds,
  reportProblem,
  ...ports
}: RunnerPorts) => {
  const { clock, ids } = ports;
  const names = kinds.map(({ name }) => name);

  const lease = (): JobLease => ({ token: ids.next(), until: clock.now() + JOB_LIMITS.lease });

  const kindOf = (named: string) => kinds.find(({ name }) => name === named);

  /** Ends a locked job and calls `ended` of its kind. */
  const end = async (
    tx: Transaction,
    job: StoredJob,
    state: 'done' | 'failed',
    fields: Pick<EndedJob, 'problem' | 'why'> = { problem: null, why: null },
  ): Promise<void> => {
    const kind = kindOf(job.kind);
    const { keepFile } = kind?.bounds ?? JOB_LIMITS;
    const made = { state, problem: fields.problem, expiresAt: clock.now() + keepFile };
    await tx.jobs.end(job.id, made);
    await kind?.ended(tx, job.parameters, { ...made, job, why: fields.why }, { job, ...ports });
    const line =
      state === 'done'
        ? ({ operation: 'job.finish', result: 'ok' } as const)
        : ({ operation: 'job.fail', result: 'refused' } as const);
    await recordJob(tx, { clock }, job, line);
  };

  const claim = (token: JobLease): Promise<StoredJob | null> =>
    unitOfWork.run((tx) => tx.jobs.claim(names, token, clock.now()));

  const fail = (id: string, token: string, why: 'gaveUp' | 'tooLarge'): Promise<void> =>
    unitOfWork.run(async (tx) => {
      const locked = await tx.jobs.lock(id, token);
      if (locked === null) return;
      const { fileBytes } = kindOf(locked.kind)?.bounds ?? JOB_LIMITS;
      await end(tx, locked, 'failed', { problem: problemOf(why, fileBytes), why });
    });

  /** Runs `prepare` of a job's kind before the transaction of a step. */
  const prepare = async (kind: AnyJobKind | undefined, id: string): Promise<unknown> => {
    if (kind === undefined) return null;
    const job = await unitOfWork.read((tx) => tx.jobs.find(id));
    const work = { unitOfWork, hasher, pause, ...ports };
    return job === null ? null : kind.prepare(job.parameters, job.checkpoint, work);
  };

  /** Runs one step. The step's effect, its part of the file and its checkpoint commit together. */
  const step = async (
    { id, kind: named }: Pick<StoredJob, 'id' | 'kind'>,
    token: string,
  ): Promise<'goOn' | 'finish' | 'tooLarge' | 'failed' | 'lost'> => {
    const kind = kindOf(named);
    const prepared = await prepare(kind, id);
    return unitOfWork.run(async (tx) => {
      const locked = await tx.jobs.lock(id, token);
      if (locked === null || kind === undefined) return 'lost';
      const work = { job: locked, ...ports, prepared };
      const made = await kind.step(tx, locked.parameters, locked.checkpoint, work);
      if (made.problem !== undefined) {
        await end(tx, locked, 'failed', { problem: made.problem, why: made.why ?? null });
        return 'failed';
      }
      const verdict = checkStep(locked, made, kind.bounds?.fileBytes);
      // The job's file is discarded, but this transaction may commit, because kinds that write a file change nothing else in a step.
      if (verdict === 'tooLarge') return verdict;
      const bytes = await tx.jobs.advance(id, made, clock.now() + JOB_LIMITS.lease);
      if (verdict === 'finish') {
        const done = locked.done + made.rows;
        const fileSize = locked.fileSize + bytes;
        await end(tx, { ...locked, done, fileSize }, 'done');
      }
      return verdict;
    });
  };

  const release = (id: string, token: string, dueAt: number): Promise<void> =>
    unitOfWork.run((tx) => tx.jobs.release(id, token, dueAt));

  const work = async (job: StoredJob, token: string, isStopping: () => boolean): Promise<void> => {
    if (checkClaim(job) === 'giveUp') return fail(job.id, token, 'gaveUp');
    for (;;) {
      if (isStopping()) return release(job.id, token, clock.now());
      const begun = clock.now();
      const outcome = await step(job, token);
      if (outcome === 'tooLarge') return fail(job.id, token, 'tooLarge');
      if (outcome !== 'goOn') return;
      // Pauses for half the duration of the step, so that requests get processor time.
      await pause.wait(Math.max(JOB_LIMITS.breath, Math.round((clock.now() - begun) / 2)));
    }
  };

  return {
    /**
     * Claims one job and works on it until the job ends, another server claims it, or `isStopping` returns true. Returns
     * `idle` when no job is due.
     */
    runNext: async (isStopping: () => boolean = () => false): Promise<'worked' | 'idle'> => {
      const mine = lease();
      const job = await claim(mine);
      if (job === null) return 'idle';
      try {
        await work(job, mine.token, isStopping);
      } catch (problem) {
        reportProblem(job, problem);
        await release(job.id, mine.token, dueAfterFailure(job, clock.now()));
      }
      return 'worked';
    },
  };
};
