import * as z from 'zod/mini';

/** Who was invited, and by which dealer, as the page of the link says it. */
export const invitedSchema = z.object({ name: z.string(), dealer: z.string() });
export type Invited = z.infer<typeof invitedSchema>;

/** What a link is for: to join a dealer's users, or, null, a password alone. */
export const linkLookSchema = z.object({ invited: z.nullable(invitedSchema) });
export type LinkLook = z.infer<typeof linkLookSchema>;
