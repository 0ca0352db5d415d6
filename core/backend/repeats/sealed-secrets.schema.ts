import * as z from 'zod/mini';

const secret = z.object({ secret: z.string(), maxAgeSeconds: z.number() });

/** What a call handed out in secret, as it is sealed for its repeat. */
export const sealedSecretsSchema = z.object({
  refresh: z.optional(secret),
  device: z.optional(secret),
  token: z.optional(z.object({ accessToken: z.string(), expiresAt: z.number() })),
});
