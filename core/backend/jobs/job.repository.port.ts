/** A background job as stored. The server that claims the job continues from the job's checkpoint. */
export interface StoredJob {
  readonly id: string;
  /** Name of the job's kind in `JOB_KINDS`. */
  readonly kind: string;
  readonly ownerId: string;
  /** The request that started the job, for audit rows written without a request. */
  readonly startedBy: JobOrigin;
  /** Parameters as the job's kind wrote them; never a secret. */
  readonly parameters: unknown;
  /** Where the next step starts, as written by the job's kind; null before the first step. */
  readonly checkpoint: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows processed, out of `total`. */
  readonly done: number;
  readonly total: number;
  /** Number of claims since the last committed step. */
  readonly attempts: number;
  readonly fileName: string;
  /** Size of the result so far, in bytes. */
  readonly fileSize: number;
  readonly problem: string | null;
  readonly createdAt: number;
  /** Time until which the result is stored, milliseconds UTC; null while the job is unfinished. */
  readonly expiresAt: number | null;
}

export interface JobOrigin {
  readonly requestId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** The fields of a job that are set when it is created. */
export type NewJob = Pick<
  StoredJob,
  'id' | 'kind' | 'ownerId' | 'startedBy' | 'parameters' | 'total' | 'fileName' | 'createdAt'
>;

/** Why a job failed: its file is too large, no attempt made progress, it has too many rows, or its owner lost the right. */
export type JobFault = 'tooLarge' | 'gaveUp' | 'tooManyRows' | 'noRight';

/** The result of one step, committed together with the step's effect. */
export interface JobStep {
  /** Start of the next step; null after the last step. */
  readonly checkpoint: unknown;
  /** Number of rows this step processed. */
  readonly rows: number;
  /** Bytes to append to the result; a string is written as UTF-8. Empty if there is nothing to append. */
  readonly part: string | Uint8Array;
  /** Message with the reason why the job fails at this step. A step with a problem must have changed nothing. */
  readonly problem?: string;
  /** The reason of the failure as a code. */
  readonly why?: JobFault;
}

/** The lease under which a server works on a job. After another server claims the job, steps under this lease cannot commit. */
export interface JobLease {
  /** Random token, new for every claim. */
  readonly token: string;
  /** Time from which another server may claim the job, unless a step renews the lease. */
  readonly until: number;
}

export interface JobEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  /** Message to the user about why the job failed; null otherwise. */
  readonly problem: string | null;
  /** Time until which the result is stored, milliseconds UTC. */
  readonly expiresAt: number;
}

/** Stores background jobs, which several servers may claim. */
export interface JobRepository {
  /**
   * Counts the unfinished jobs of a person. Locks the person until the transaction ends, so that simultaneous starts
   * cannot exceed the limit.
   */
  countOpen(ownerId: string): Promise<number>;
  create(job: NewJob): Promise<void>;
  find(id: string): Promise<StoredJob | null>;
  /** Claims the oldest due job of these kinds that no other server works on; null when there is none. The claim counts as an attempt. */
  claim(kinds: readonly string[], lease: JobLease, now: number): Promise<StoredJob | null>;
  /**
   * Locks a claimed job until the transaction ends, against other claims and cancellation. Returns null if the lease
   * `token` is no longer valid.
   */
  lock(id: string, token: string): Promise<StoredJob | null>;
  /** Stores a step of a locked job, renews the lease and resets the attempts. Returns the number of bytes of the step's part. */
  advance(id: string, step: JobStep, leaseUntil: number): Promise<number>;
  /** Ends an unfinished job. Returns false if the job had already ended. Deletes the result's parts unless the job is done. */
  end(id: string, end: JobEnd): Promise<boolean>;
  /** Returns a claimed job to the queue, to be claimed again from `dueAt` on. */
  release(id: string, token: string, dueAt: number): Promise<void>;
  /** Returns a part of the result by its number in file order, from 0; null after the last part. */
  part(id: string, num: number): Promise<Uint8Array | null>;
  /** Returns a person's jobs of one kind that are unfinished or whose result is stored beyond `keptBeyond`, newest first. */
  ofOwner(ownerId: string, kind: string, keptBeyond: number): Promise<readonly StoredJob[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly jobs: JobRepository;
  }
}
