import * as z from 'zod/mini';
import { CONTACT_LIMITS } from './contact-limits.ts';

const { pinMin: LEAST, pinMax: MOST } = CONTACT_LIMITS;
const WORDS = `A PIN has ${LEAST} to ${MOST} letters or digits`;

/** A new PIN (spoken code) of a contact. The contact screen never shows the current PIN (domain guide 6.2, 5.7). */
export const pinSchema = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^[\\p{L}\\p{N}]{${LEAST},${MOST}}$`, 'u'), WORDS));

/** Change of a PIN: undefined for no change, null to remove the PIN, text for a new PIN. */
export type PinChange = z.infer<typeof pinSchema> | null | undefined;

/** Requested change of a PIN. `pinKnowingly` is true if the user was warned that the PIN is easy to guess. */
export interface RequestedPin {
  readonly pin?: PinChange;
  readonly pinKnowingly?: boolean | undefined;
}
