import * as z from 'zod/mini';

/** The fields of each row besides its form, in a list that staff edit: who changed it and when. Null for rows from the installation. */
export const storedFacts = {
  id: z.string(),
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
} as const;
export type StoredFacts = z.infer<z.ZodMiniObject<typeof storedFacts>>;
