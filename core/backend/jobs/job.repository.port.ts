/** A job stored as a row. The server that claims it continues from its checkpoint. */
export interface StoredJob {
  readonly id: string;
  /** The kind of job; names an entry of `JOB_KINDS`. */
  readonly kind: string;
  readonly ownerId: string;
  /** The request that started it, for lines of the audit log written without a request. */
  readonly startedBy: JobOrigin;
  /** The request's parameters as its kind wrote them; never a secret. */
  readonly parameters: unknown;
  /** Start of the next step as its kind wrote it; null at the beginning. */
  readonly checkpoint: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows processed, out of `total`. */
  readonly done: number;
  readonly total: number;
  /** Claims since the last committed step. */
  readonly attempts: number;
  readonly fileName: string;
  /** Bytes of the result so far. */
  readonly fileSize: number;
  readonly problem: string | null;
  readonly createdAt: number;
  /** Time until which its result is stored; null while the job is unfinished. */
  readonly expiresAt: number | null;
}

/** The request a job came from. */
export interface JobOrigin {
  readonly requestId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** The fields of a job before its first step. */
export type NewJob = Pick<
  StoredJob,
  'id' | 'kind' | 'ownerId' | 'startedBy' | 'parameters' | 'total' | 'fileName' | 'createdAt'
>;

/** Why a job produced nothing: its file grew too large, it has too many rows, no attempt made progress, or its starter lost the right. */
export type JobFault = 'tooLarge' | 'gaveUp' | 'tooManyRows' | 'noRight';

/** The result of one step. It commits together with the step's own effect. */
export interface JobStep {
  /** Start of the next step; null after the last one. */
  readonly checkpoint: unknown;
  /** Rows this step worked through. */
  readonly rows: number;
  /** Bytes added to the result; a string is written as UTF-8. Empty for none. */
  readonly part: string | Uint8Array;
  /** Message with the reason why the job ends here. A step with a problem must have changed nothing. */
  readonly problem?: string;
  /** The same reason as a code. */
  readonly why?: JobFault;
}

/** The lease under which a server works on a job. Another claim replaces it, and then nothing under this lease commits any more. */
export interface JobLease {
  /** Random, new with every claim. */
  readonly token: string;
  /** Time from which another server may claim the job, unless a step renews the lease. */
  readonly until: number;
}

/** The end of a job. */
export interface JobEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  /** Message to the user about why it failed. */
  readonly problem: string | null;
  /** Time until which its result is stored. */
  readonly expiresAt: number;
}

/** Jobs as rows, claimed in the database by one of several servers. */
export interface JobRepository {
  /** Counts the unfinished jobs of a person. Locks the person for the transaction, so that simultaneous starts count each other. */
  countOpen(ownerId: string): Promise<number>;
  create(job: NewJob): Promise<void>;
  find(id: string): Promise<StoredJob | null>;
  /** Claims the oldest due job of these kinds that no other server works on; null when there is none. The claim counts as an attempt. */
  claim(kinds: readonly string[], lease: JobLease, now: number): Promise<StoredJob | null>;
  /** Locks a claimed job for the transaction against other claims and cancels. Returns null if the job no longer has this lease. */
  lock(id: string, token: string): Promise<StoredJob | null>;
  /** Stores a step of a locked job (checkpoint, rows, part), renews its lease and resets its attempts. Returns the bytes of the part. */
  advance(id: string, step: JobStep, leaseUntil: number): Promise<number>;
  /** Ends an unfinished job; returns false if it had ended before. Deletes the parts unless the job is done. */
  end(id: string, end: JobEnd): Promise<boolean>;
  /** Returns a claimed job to the queue; it can be claimed from `dueAt` on. */
  release(id: string, token: string, dueAt: number): Promise<void>;
  /** Returns a piece of the result by its number, counted from 0 in file order; null after the last. */
  part(id: string, num: number): Promise<Uint8Array | null>;
  /** Returns a person's jobs of one kind that are unfinished or whose result is stored beyond `keptBeyond`, newest first. */
  ofOwner(ownerId: string, kind: string, keptBeyond: number): Promise<readonly StoredJob[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly jobs: JobRepository;
  }
}
