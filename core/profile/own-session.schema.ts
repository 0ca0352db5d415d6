import * as z from 'zod/mini';

/** A running session as its owner sees it; times are ISO instants (SECURITY.md §2.1). */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, as far as they were told at the sign-in. */
  label: z.string(),
  /** Where the sign-in came from, as the server saw it; null for those from before it was noted. */
  address: z.nullable(z.string()),
  startedAt: z.string(),
  /** Exact to a minute. */
  lastSeenAt: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
