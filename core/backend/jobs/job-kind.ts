import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { JobEnd, JobFault, JobStep, StoredJob } from './job.repository.port.ts';

/** What a step may use besides its parameters: the owner, the time, site clocks, new ids and the provider's name. */
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

/** The ports available before the transaction of a step. */
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

/** Limits of a kind that differ from `JOB_LIMITS`: size of its result in bytes, and how long the result is stored in milliseconds. */
export interface JobBounds {
  readonly fileBytes: number;
  readonly keepFile: number;
}

/** How a job ended, passed to its kind in the same transaction. */
export interface EndedJob extends Pick<JobEnd, 'state' | 'problem' | 'expiresAt'> {
  readonly job: StoredJob;
  /** Null for a finished job, and for a failure that has only a message. */
  readonly why: JobFault | null;
}

/** One kind of background job. */
export interface JobKind<Parameters = never, Checkpoint = never, Prepared = null> {
  /** Stored with each job, so never renamed. */
  readonly name: string;
  /** Who may start it and still see it. Checked again at every request, because rights may have been removed. */
  readonly access: Access;
  /** Checks that its starter may still have this job, for kinds where that depends on its parameters. */
  mayHave?(parameters: Parameters, rights: readonly string[]): boolean;
  readonly bounds?: JobBounds;
  /** Does slow work that needs no lock, such as hashing, before the transaction of a step. `step` receives the result as `prepared`. */
  prepare?(
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: PrepareWork,
  ): Promise<Prepared>;
  /**
   * Processes a bounded number of rows in the transaction that also writes the checkpoint, so that its effect on the
   * database happens once, however often it is attempted. Starts at `checkpoint`; null is the beginning.
   */
  step(
    tx: Transaction,
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: JobWork & { readonly prepared: Prepared },
  ): Promise<JobStep>;
  /** Records elsewhere how the job ended, once, in the transaction in which it ends. */
  ended?(tx: Transaction, parameters: Parameters, end: EndedJob, work: JobWork): Promise<void>;
  /** Records elsewhere that its starter canceled it at `now`, in the same transaction, after the step under way. */
  cancelled?(tx: Transaction, parameters: Parameters, now: number): Promise<void>;
}

/** A kind as the runner sees it: parameters and checkpoints are passed on as they were stored. */
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

/** Adapts a kind for the runner. The casts are safe, because stored values and the result of `prepare` were made by the same kind. */
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
