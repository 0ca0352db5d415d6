import * as z from 'zod/mini';

/** A running session as its owner sees it. Times are ISO instants (SECURITY.md §2.1). */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Browser and operating system as text, as known from the sign-in. */
  label: z.string(),
  /** The IP address of the sign-in as the server saw it. Null for sessions from before it was recorded. */
  address: z.nullable(z.string()),
  startedAt: z.string(),
  /** Accurate to a minute. */
  lastSeenAt: z.string(),
  /** True for the session that sends the request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
