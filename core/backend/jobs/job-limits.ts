const MINUTE = 60000;

/** Limits of background jobs: times in milliseconds, sizes in bytes. */
export const JOB_LIMITS = {
  /** Maximum number of unfinished jobs per person. */
  openPerPerson: 3,
  /** Maximum number of rows of one job. */
  rows: 250000,
  /** Maximum size of one result in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Duration of a claim; each committed step renews the claim. */
  lease: MINUTE,
  /** Number of consecutive claims without a committed step after which a job is abandoned. */
  attempts: 5,
  /** Wait after the first failed step. Doubles with each further failure. */
  firstWait: 2000,
  /** Minimum pause between two steps, so that requests can use the single connection of the embedded database engine. */
  breath: 2,
  /** Retention of a result. */
  keepFile: 24 * 60 * MINUTE,
  /** How long after its end a job is still shown on a reloaded page. */
  recent: 10 * MINUTE,
  /** Retention of the job row after its file is deleted, so that the owner can read why the file is gone. */
  keepRow: 7 * 24 * 60 * MINUTE,
} as const;
