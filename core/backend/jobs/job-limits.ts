const MINUTE = 60000;

/** Limits of background jobs: times in milliseconds, sizes in bytes. */
export const JOB_LIMITS = {
  /** Unfinished jobs per person. */
  openPerPerson: 3,
  /** Maximum number of rows of one job. */
  rows: 250000,
  /** Maximum size of one result in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** How long a claim lasts without a step that commits; each step renews it. */
  lease: MINUTE,
  /** Number of claims in a row without a committed step after which the job is given up. */
  attempts: 5,
  /** Wait after the first failed step, doubling with each further one. */
  firstWait: 2000,
  /** Minimum pause between two steps, so that requests get a turn on the embedded engine's one connection. */
  breath: 2,
  /** How long a result is stored. */
  keepFile: 24 * 60 * MINUTE,
  /** How long an ended job is still offered to a reloaded page. */
  recent: 10 * MINUTE,
  /** How long the row of a job without its file is stored, so that its starter can still read why the file is gone. */
  keepRow: 7 * 24 * 60 * MINUTE,
} as const;
