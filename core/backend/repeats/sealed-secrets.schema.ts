import * as z from 'zod/mini';

const secret = z.object({ secret: z.string(), maxAgeSeconds: z.number() });

/** The secrets that a request issued, in the form that is encrypted and stored for a repeat of the request. */
export const sealedSecretsSchema = z.object({
  refresh: z.optional(secret),
  device: z.optional(secret),
  token: z.optional(z.object({ accessToken: z.string(), expiresAt: z.number() })),
});
