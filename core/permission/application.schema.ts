import * as z from 'zod/mini';

/** The user types of the portal: 1 provider staff, 2 alarm dealer, 3 end customer in the MSA variant (spec §1). */
export const APPLICATIONS = { staff: 1, dealer: 2, customer: 3 } as const;
export const applicationSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Application = z.infer<typeof applicationSchema>;
