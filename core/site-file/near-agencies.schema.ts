import * as z from 'zod/mini';

/** The kinds of agencies that a town has. Which guard company comes is agreed by each customer. */
export const TOWN_AGENCIES = ['Police', 'Fire', 'Medical'] as const;

/** An agency that other accounts of the dealer near a place use, with the number of those accounts. */
const nearAgencySchema = z.object({
  kind: z.enum(TOWN_AGENCIES),
  name: z.string(),
  phone: z.nullable(z.string()),
  accounts: z.int(),
  /** True if all these accounts are in the town; false if some only have its postal code. */
  inTown: z.boolean(),
});

/** The agency of each kind that most accounts near a place use. */
export const nearAgenciesSchema = z.object({
  /** Name of the town; null for an unknown place. */
  city: z.nullable(z.string()),
  agencies: z.array(nearAgencySchema),
});
export type NearAgencies = Readonly<z.infer<typeof nearAgenciesSchema>>;
export type NearAgency = Readonly<z.infer<typeof nearAgencySchema>>;
