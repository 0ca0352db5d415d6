import * as z from 'zod/mini';
import { CONTACT_LIMITS } from './contact-limits.ts';

const { pinMin: LEAST, pinMax: MOST } = CONTACT_LIMITS;
const WORDS = `A PIN has ${LEAST} to ${MOST} letters or digits`;

/** The spoken code of a contact as it is set anew; the one on file is never shown on this screen (domain guide 6.2, 5.7). */
export const pinSchema = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^[\\p{L}\\p{N}]{${LEAST},${MOST}}$`, 'u'), WORDS));

/** What shall become of the PIN on file: left out it stays, null takes it off, a text is the new one. */
export type PinChange = z.infer<typeof pinSchema> | null | undefined;

/** A PIN as it is wished: `pinKnowingly` says that the person was told it is guessed easily, and wants it. */
export interface RequestedPin {
  readonly pin?: PinChange;
  readonly pinKnowingly?: boolean | undefined;
}
