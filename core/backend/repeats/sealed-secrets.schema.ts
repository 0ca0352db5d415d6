import * as z from 'zod/mini';

const secret = z.object({ secret: z.string(), maxAgeSeconds: z.number() });

/** The secrets that a call issued, as they are sealed for its repeat. */
export const sealedSecretsSchema = z.object({
  refresh: z.optional(secret),
  device: z.optional(secret),
  token: z.optional(z.object({ accessToken: z.string(), expiresAt: z.number() })),
});
