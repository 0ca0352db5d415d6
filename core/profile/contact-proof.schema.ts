import * as z from 'zod/mini';

/** Where the code that proves a new contact went, masked, and when the next may be asked for. */
export const contactProofSchema = z.object({ sentTo: z.string(), resendInSeconds: z.int() });

export type ContactProof = z.infer<typeof contactProofSchema>;
