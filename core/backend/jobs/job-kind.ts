import type { Access } from '../../permission/access.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { JobEnd, JobFault, JobStep, StoredJob } from './job.repository.port.ts';

/** What a step may know besides its parameters: whose work it is, the time, clocks of sites, and numbers and the provider's name for what it writes. */
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

/** What is at hand before the transaction of a step. */
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

/** Where a kind keeps to other bounds than `JOB_LIMITS`: bytes of its result, and milliseconds that is kept. */
export interface JobBounds {
  readonly fileBytes: number;
  readonly keepFile: number;
}

/** How a job ended, told to its kind in the same transaction. */
export interface EndedJob extends Pick<JobEnd, 'state' | 'problem' | 'expiresAt'> {
  readonly job: StoredJob;
  /** Null where it is done, and where only words say it. */
  readonly why: JobFault | null;
}

/** One kind of work in the background. */
export interface JobKind<Parameters = never, Checkpoint = never, Prepared = null> {
  /** Stored with each job, so never renamed. */
  readonly name: string;
  /** Who may start it and still see it; checked again at each look, because rights may have been taken away. */
  readonly access: Access;
  /** Whether its starter may still have this one, where that hangs on what it is about. */
  mayHave?(parameters: Parameters, rights: readonly string[]): boolean;
  readonly bounds?: JobBounds;
  /** Does what takes long and needs nothing held, e.g. a hash, before the transaction of a step; `step` finds it as `prepared`. */
  prepare?(
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: PrepareWork,
  ): Promise<Prepared>;
  /**
   * A bounded number of rows, in the open transaction in which the checkpoint is written: what it does to the database
   * happens once, however often it is tried. Begins where `checkpoint` says, null at the start.
   */
  step(
    tx: Transaction,
    parameters: Parameters,
    checkpoint: Checkpoint | null,
    work: JobWork & { readonly prepared: Prepared },
  ): Promise<JobStep>;
  /** Says elsewhere how it ended, once, in the transaction in which it ends. */
  ended?(tx: Transaction, parameters: Parameters, end: EndedJob, work: JobWork): Promise<void>;
  /** Says elsewhere that its starter has cancelled it at `now`, in the same transaction; behind the step that was under way. */
  cancelled?(tx: Transaction, parameters: Parameters, now: number): Promise<void>;
}

/** A kind whose parameters and checkpoints the runner only hands on, as they were stored. */
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

/** Lets the runner take a kind; what it gets back from a row, and from `prepare`, is what the same kind has made. */
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
