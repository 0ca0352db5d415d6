import * as z from 'zod/mini';

/** A running session as its owner sees it. Times are ISO instants (SECURITY.md §2.1). */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** The browser and operating system, as detected at sign-in. */
  label: z.string(),
  /** The IP address at sign-in, as the server saw it. Null for sessions that started before addresses were recorded. */
  address: z.nullable(z.string()),
  startedAt: z.string(),
  /** The time of the last request, accurate to a minute. */
  lastSeenAt: z.string(),
  /** True for the session that sends the request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
