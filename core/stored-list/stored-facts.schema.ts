import * as z from 'zod/mini';

/** What each row of a list that staff keep answers beside its form: nobody and never where it came with the installation. */
export const storedFacts = {
  id: z.string(),
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
} as const;
export type StoredFacts = z.infer<z.ZodMiniObject<typeof storedFacts>>;
