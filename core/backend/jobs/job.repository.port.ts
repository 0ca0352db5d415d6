/** Work stored as a row: whoever claims it goes on from its checkpoint. */
export interface StoredJob {
  readonly id: string;
  /** Which kind of work it is; names an entry of `JOB_KINDS`. */
  readonly kind: string;
  readonly ownerId: string;
  /** The request that started it, for the lines of the audit log that are written without one. */
  readonly startedBy: JobOrigin;
  /** What was asked for, as its kind wrote it; never a secret. */
  readonly parameters: unknown;
  /** Where the next step begins, as its kind wrote it; null at the start. */
  readonly checkpoint: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Rows worked through, of `total`. */
  readonly done: number;
  readonly total: number;
  /** Claims since the last step that committed. */
  readonly attempts: number;
  readonly fileName: string;
  /** Bytes of the result so far. */
  readonly fileSize: number;
  readonly problem: string | null;
  readonly createdAt: number;
  /** Until when its result is kept; null while it is open. */
  readonly expiresAt: number | null;
}

/** Where a job came from. */
export interface JobOrigin {
  readonly requestId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** A job before its first step. */
export type NewJob = Pick<
  StoredJob,
  'id' | 'kind' | 'ownerId' | 'startedBy' | 'parameters' | 'total' | 'fileName' | 'createdAt'
>;

/** Why a job made nothing: its file grew too large or has too many rows, no claim came any further, or its starter lost the right. */
export type JobFault = 'tooLarge' | 'gaveUp' | 'tooManyRows' | 'noRight';

/** What one step did; it commits together with the step's own effect. */
export interface JobStep {
  /** Where the next step begins; null = this was the last one. */
  readonly checkpoint: unknown;
  /** Rows this step worked through. */
  readonly rows: number;
  /** What it adds to the result, a text as UTF-8; empty for none. */
  readonly part: string | Uint8Array;
  /** In words why the work ends here; a step that says so has changed nothing. */
  readonly problem?: string;
  /** The same as a code. */
  readonly why?: JobFault;
}

/** Under which a server works on a job; another claim replaces it, and then nothing of this one commits any more. */
export interface JobLease {
  /** Random, new with every claim. */
  readonly token: string;
  /** When another server may claim the job, unless a step renews it before. */
  readonly until: number;
}

/** How a job ends. */
export interface JobEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  /** Why it failed, in words for a person. */
  readonly problem: string | null;
  /** Until when its result is kept. */
  readonly expiresAt: number;
}

/** Jobs as rows, claimed in the database by one of several servers. */
export interface JobRepository {
  /** Jobs of a person that have not ended; locks the person for the transaction, so that starts at once count each other. */
  countOpen(ownerId: string): Promise<number>;
  create(job: NewJob): Promise<void>;
  find(id: string): Promise<StoredJob | null>;
  /** The oldest due job of these kinds that nobody else works on, null when there is none; counts as an attempt. */
  claim(kinds: readonly string[], lease: JobLease, now: number): Promise<StoredJob | null>;
  /** Locks a claimed job for the transaction, so that neither a claim nor a cancel comes in between; null when it is this lease's no more. */
  lock(id: string, token: string): Promise<StoredJob | null>;
  /** Writes a step of the held job: checkpoint, rows and part, and renews the lease; the attempts begin anew. Answers the bytes of the part. */
  advance(id: string, step: JobStep, leaseUntil: number): Promise<number>;
  /** Ends an open job, false when it had ended before; the parts of one that is not done go. */
  end(id: string, end: JobEnd): Promise<boolean>;
  /** Gives a claimed job back, to be claimed from `dueAt` on. */
  release(id: string, token: string, dueAt: number): Promise<void>;
  /** The piece of the result with this number, counted from 0 in the order of the file; null behind the last. */
  part(id: string, num: number): Promise<Uint8Array | null>;
  /** A person's jobs of one kind that are open, or whose result is kept beyond `keptBeyond`; newest first. */
  ofOwner(ownerId: string, kind: string, keptBeyond: number): Promise<readonly StoredJob[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly jobs: JobRepository;
  }
}
