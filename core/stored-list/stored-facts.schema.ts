import * as z from 'zod/mini';

/**
 * The fields that each row of a staff-edited list has besides its form, such as who changed it and when. `changedBy` and
 * `changedAt` are null for rows from the installation.
 */
export const storedFacts = {
  id: z.string(),
  rev: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
} as const;
export type StoredFacts = z.infer<z.ZodMiniObject<typeof storedFacts>>;
