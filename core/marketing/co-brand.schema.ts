import * as z from 'zod/mini';

/** Values of the dealer's branding (domain guide 6.14) that may stand with a campaign. */
export const coBrandSlotSchema = z.enum(['logo', 'displayName', 'supportPhone', 'website']);
export type CoBrandSlot = z.infer<typeof coBrandSlotSchema>;
