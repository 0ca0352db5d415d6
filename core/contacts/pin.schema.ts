import * as z from 'zod/mini';
import { CONTACT_LIMITS } from './contact-limits.ts';

const { pinMin: LEAST, pinMax: MOST } = CONTACT_LIMITS;
const WORDS = `A PIN has ${LEAST} to ${MOST} letters or digits`;

/** A new PIN, the spoken code of a contact. This screen never shows the current one (domain guide 6.2, 5.7). */
export const pinSchema = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^[\\p{L}\\p{N}]{${LEAST},${MOST}}$`, 'u'), WORDS));

/** The change of the PIN: undefined leaves it, null removes it, and a text replaces it. */
export type PinChange = z.infer<typeof pinSchema> | null | undefined;

/** A requested PIN. `pinKnowingly` means that the user was told it is easy to guess and wants it anyway. */
export interface RequestedPin {
  readonly pin?: PinChange;
  readonly pinKnowingly?: boolean | undefined;
}
