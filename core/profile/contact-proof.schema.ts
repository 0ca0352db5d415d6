import * as z from 'zod/mini';

/** The masked contact that received the verification code, and the wait before the next code. */
export const contactProofSchema = z.object({ sentTo: z.string(), resendInSeconds: z.int() });

export type ContactProof = z.infer<typeof contactProofSchema>;
