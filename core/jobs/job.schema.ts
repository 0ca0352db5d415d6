import * as z from 'zod/mini';

/** State of a job. `expired` means that the job finished and its file was deleted. */
export const jobStateSchema = z.enum([
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'expired',
]);
export type JobState = z.infer<typeof jobStateSchema>;

/** A background job, as shown to the user who started it (domain guide 5.5 "Export"). */
export const jobSchema = z.object({
  id: z.string(),
  state: jobStateSchema,
  /** Number of processed rows out of `total`. */
  done: z.int(),
  total: z.int(),
  /** Result file; null unless it is available. Times are ISO 8601 timestamps. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), expiresAt: z.string() })),
  /** Message on why the job failed; null if the job did not fail. */
  problem: z.nullable(z.string()),
});
export type Job = z.infer<typeof jobSchema>;
