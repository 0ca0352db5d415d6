import * as z from 'zod/mini';

/**
 * Whether a site's call list is complete and who would be called now (domain guide 6.7 "call-list completeness"). Contains
 * names but no phone numbers.
 */
export const callListSchema = z.object({
  /** Number of contacts who can be called at any time of day. */
  callable: z.int(),
  /** Names of the contacts who would be called now, in call order. */
  called: z.array(z.string()),
  /** Contacts who would not be called now, with the reason. */
  skipped: z.array(z.object({ name: z.string(), why: z.string() })),
  /** Texts about what is missing on the call list; empty if the list is complete. */
  gaps: z.array(z.string()),
});
export type CallList = z.infer<typeof callListSchema>;
