/** Work stored as a row: whoever claims it goes on from its checkpoint. */
export interface StoredJob {
  readonly id: string;
  /** Which kind of work it is; names an entry of `JOB_KINDS`. */
  readonly kind: string;
  readonly ownerId: string;
  /** The request that started it, for the lines of the record that are written without one. */
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

/** What one step did; it commits together with the step's own effect. */
export interface JobStep {
  /** Where the next step begins; null = this was the last one. */
  readonly checkpoint: unknown;
  /** Rows this step worked through. */
  readonly rows: number;
  /** Text it adds to the result, stored as UTF-8; empty for none. */
  readonly part: string;
}
