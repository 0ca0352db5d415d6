import * as z from 'zod/mini';

/**
 * How complete a site's call list is, and who would be called now. Contains names only, no numbers (domain guide 6.7
 * "call-list completeness").
 */
export const callListSchema = z.object({
  /** Number of contacts who can be called at some time. */
  callable: z.int(),
  /** Contacts who are called now, in this order. */
  called: z.array(z.string()),
  /** Contacts who are not called now, with the reason. */
  skipped: z.array(z.object({ name: z.string(), why: z.string() })),
  /** Texts about what is missing; empty for a complete list. */
  gaps: z.array(z.string()),
});
export type CallList = z.infer<typeof callListSchema>;
