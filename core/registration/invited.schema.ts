import * as z from 'zod/mini';

/** The invited person and the inviting dealer, as shown on the page of the link. */
export const invitedSchema = z.object({ name: z.string(), dealer: z.string() });
export type Invited = z.infer<typeof invitedSchema>;

/**
 * The purpose of a link. `invited` is null for a link that only sets a password; with any other link, the person joins a
 * dealer's users.
 */
export const linkLookSchema = z.object({ invited: z.nullable(invitedSchema) });
export type LinkLook = z.infer<typeof linkLookSchema>;
