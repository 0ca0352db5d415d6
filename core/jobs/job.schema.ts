import * as z from 'zod/mini';

/** The state of a job. `expired` means that it was done and its file is deleted. */
export const jobStateSchema = z.enum([
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'expired',
]);
export type JobState = z.infer<typeof jobStateSchema>;

/** Work that takes longer than a request, as the user who started it sees it (domain guide 5.5 "Export"). */
export const jobSchema = z.object({
  id: z.string(),
  state: jobStateSchema,
  /** Rows processed, out of `total`. */
  done: z.int(),
  total: z.int(),
  /** The result while it is available. Instants are ISO 8601. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), expiresAt: z.string() })),
  /** Why the job failed, as a message for the user. */
  problem: z.nullable(z.string()),
});
export type Job = z.infer<typeof jobSchema>;
