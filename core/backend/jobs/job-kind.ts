import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { JobEnd, JobFault, JobStep, StoredJob } from './job.repository.port.ts';

/** The data and ports that a job step may use besides its parameters. */
export interface JobWork extends Pick<
  BackendPorts,
  | 'clock'
  | 'ids'
  | 'longDocumentPrinter'
  | 'wallClock'
  | 'providerName'
  | 'providerTimeZone'
  | 'vault'
  | 'secrets'
  | 'publicUrls'
> {
  readonly job: Pick<StoredJob, 'id' | 'ownerId' | 'startedBy'>;
}

export type PrepareWork = Pick<
  BackendPorts,
  | 'unitOfWork'
  | 'hasher'
  | 'vault'
  | 'pause'
  | 'clock'
  | 'ids'
  | 'wallClock'
  | 'reportFiles'
  | 'longDocumentPrinter'
  | 'providerTimeZone'
>;

/** Limits of one kind of job that differ from `JOB_LIMITS`: result size in bytes, and retention of the result in milliseconds. */
export interface JobBounds {
  readonly fileBytes: number;
  readonly keepFile: number;
}

/** The end of a job, passed to `ended` in the same transaction. */
export interface EndedJob extends Pick<JobEnd, 'state' | 'problem' | 'expiresAt'> {
  readonly job: StoredJob;
  /** The reason as a code; null for a finished job, and for a failure that has only a message. */
  readonly why: JobFault | null;
}

export interface JobKind<Parameters = never, Checkpoint = never, Prepared = null> {
  /** Name of the kind, stored with each job; never renamed. */
  readonly name: string;
  /** Who may start the job and read its result. Checked at every request, because rights may have been removed. */
  readonly access: Access;
  /** Checks that the owner may still read a job with these parameters, given the owner's current rights. */
  mayHave?(parameters: Parameters, rights: readonly string[]): boolean;
  readonly bounds?: JobBounds;
  /**
   * Does slow work that needs no lock, such as hashing, before the transaction of a step. `step` receives the returned
   * value as `prepared`.
   */
  prepare?(
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: PrepareWork,
  ): Promise<Prepared>;
  /**
   * Processes a limited number of rows, starting at `checkpoint` (null at the beginning). The new checkpoint is written in
   * the same transaction, so each row is processed once even if the step is retried.
   */
  step(
    tx: Transaction,
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: JobWork & { readonly prepared: Prepared },
  ): Promise<JobStep>;
  /** Called once when the job ends, in the same transaction. */
  ended?(tx: Transaction, parameters: Parameters, end: EndedJob, work: JobWork): Promise<void>;
  /** Called when the owner cancels the job at `now`, in the same transaction and after the running step. */
  cancelled?(tx: Transaction, parameters: Parameters, now: number): Promise<void>;
}

/** A kind of job as the job runner sees it. The runner does not interpret the parameters and checkpoints. */
export interface AnyJobKind extends Pick<JobKind, 'name' | 'access' | 'bounds'> {
  mayHave(parameters: unknown, rights: readonly string[]): boolean;
  prepare(parameters: unknown, checkpoint: unknown, work: PrepareWork): Promise<unknown>;
  step(
    tx: Transaction,
    parameters: unknown,
    checkpoint: unknown,
    work: JobWork & { readonly prepared: unknown },
  ): Promise<JobStep>;
  ended(tx: Transaction, parameters: unknown, end: EndedJob, work: JobWork): Promise<void>;
  cancelled(tx: Transaction, parameters: unknown, now: number): Promise<void>;
}

/**
 * Adapts a kind of job for the job runner. The type casts are safe, because the stored parameters and checkpoints of a job
 * were written by the same kind.
 */
export const anyKind = <P, C, R>(kind: JobKind<P, C, R>): AnyJobKind => ({
  name: kind.name,
  access: kind.access,
  ...(kind.bounds && { bounds: kind.bounds }),
  mayHave: (parameters, rights) => kind.mayHave?.(parameters as P, rights) ?? true,
  prepare: (parameters, checkpoint, work) =>
    kind.prepare?.(parameters as P, checkpoint as C | null, work) ?? Promise.resolve(null),
  step: (tx, parameters, checkpoint, work) =>
    kind.step(tx, parameters as P, checkpoint as C | null, {
      ...work,
      prepared: work.prepared as R,
    }),
  ended: (tx, parameters, end, work) =>
    kind.ended?.(tx, parameters as P, end, work) ?? Promise.resolve(),
  cancelled: (tx, parameters, now) =>
    kind.cancelled?.(tx, parameters as P, now) ?? Promise.resolve(),
});
