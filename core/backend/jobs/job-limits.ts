const MINUTE = 60000;

/** Bounds of work in the background: times in milliseconds, sizes in bytes. */
export const JOB_LIMITS = {
  /** Open jobs of one person. */
  openPerPerson: 3,
  /** Rows of one job. */
  rows: 250000,
  /** Bytes of one result. */
  fileBytes: 64 * 1024 * 1024,
  /** How long a claim lasts without a step that commits; each step renews it. */
  lease: MINUTE,
  /** Claims in a row without a step that commits, before the job is given up. */
  attempts: 5,
  /** Wait after the first failed step, doubling with each further one. */
  firstWait: 2000,
  /** At least between two steps, so that requests come in between on the embedded engine's one connection. */
  breath: 2,
  /** How long a result is kept. */
  keepFile: 24 * 60 * MINUTE,
  /** How long after its end a job is still offered to a page that was loaded anew. */
  recent: 10 * MINUTE,
  /** How long a job without its file is still answered, so that its starter learns why it is gone. */
  keepRow: 7 * 24 * 60 * MINUTE,
} as const;
