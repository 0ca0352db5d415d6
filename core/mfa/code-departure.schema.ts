import * as z from 'zod/mini';

/**
 * The delivery state of the message with the newest code. `failed` means that the transport refused the message and
 * another attempt will follow.
 */
export const codeDepartureSchema = z.enum(['sending', 'sent', 'failed']);
export type CodeDeparture = z.infer<typeof codeDepartureSchema>;
