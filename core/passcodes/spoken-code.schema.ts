import * as z from 'zod/mini';
import { PASSCODE_LIMITS } from './passcode-limits.ts';

const { codeMax, codeMin } = PASSCODE_LIMITS;

/**
 * The schema of a passcode, PIN or duress code that is being set. The server returns a stored code only when it is
 * revealed (domain guide 5.7, 6.4).
 */
export const spokenCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^[A-Za-z0-9]{${codeMin},${codeMax}}$`),
      `A code has ${codeMin} to ${codeMax} letters or digits`,
    ),
  );

/** A revealed code, and the time of the password check. The same password check also covers further reveals. */
export const revealedCodeSchema = z.object({ code: z.string(), checkedAt: z.string() });
export type RevealedCode = z.infer<typeof revealedCodeSchema>;

/** A code as sent to the server. `knowingly` is true if the person confirmed the warning that the code is weak. */
export interface SentCode {
  readonly code: string;
  readonly knowingly: boolean;
}

/** Identifies a code of a site: a passcode by its id, or the PIN of a contact. */
export interface CodeAddress {
  readonly of: 'passcode' | 'pin';
  readonly id: string;
}
