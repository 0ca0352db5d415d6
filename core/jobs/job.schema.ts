import * as z from 'zod/mini';

/** How far a job is; `expired` = it was done, and its file is gone. */
export const jobStateSchema = z.enum([
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'expired',
]);
export type JobState = z.infer<typeof jobStateSchema>;

/** Work that takes longer than a request, as its starter sees it (domain guide 5.5 "Export"). */
export const jobSchema = z.object({
  id: z.string(),
  state: jobStateSchema,
  /** Rows worked through, of `total`. */
  done: z.int(),
  total: z.int(),
  /** The result while it is kept; instants are ISO 8601. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), expiresAt: z.string() })),
  /** Why it failed, in words for a person. */
  problem: z.nullable(z.string()),
});
export type Job = z.infer<typeof jobSchema>;
