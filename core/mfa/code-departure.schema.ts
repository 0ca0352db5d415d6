import * as z from 'zod/mini';

/** How far the message with the newest code came: on its way out, gone, or refused by what carries it, and tried again. */
export const codeDepartureSchema = z.enum(['sending', 'sent', 'failed']);
export type CodeDeparture = z.infer<typeof codeDepartureSchema>;
