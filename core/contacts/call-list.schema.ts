import * as z from 'zod/mini';

/** How complete a site's call list is, and what becomes of it now; names alone, no number (domain guide 6.7 "call-list completeness"). */
export const callListSchema = z.object({
  /** Who can be called at some time. */
  callable: z.int(),
  /** Who is called now, in this order. */
  called: z.array(z.string()),
  /** Who is not called now, and why. */
  skipped: z.array(z.object({ name: z.string(), why: z.string() })),
  /** What is missing, in words; nothing in a list that is complete. */
  gaps: z.array(z.string()),
});
export type CallList = z.infer<typeof callListSchema>;
