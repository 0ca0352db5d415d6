import * as z from 'zod/mini';
import { PASSCODE_LIMITS } from './passcode-limits.ts';

const { codeMax, codeMin } = PASSCODE_LIMITS;

/** A passcode, PIN or duress code as it is set; the one on file leaves the server by a reveal alone (domain guide 5.7, 6.4). */
export const spokenCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^[A-Za-z0-9]{${codeMin},${codeMax}}$`),
      `A code has ${codeMin} to ${codeMax} letters or digits`,
    ),
  );

/** One's own code as it was shown, and until when others are shown without another check. */
export const revealedCodeSchema = z.object({ code: z.string(), checkedAt: z.string() });
export type RevealedCode = z.infer<typeof revealedCodeSchema>;

/** A code on its way to the server; `knowingly` after its weakness was shown. */
export interface SentCode {
  readonly code: string;
  readonly knowingly: boolean;
}

/** Which code of a site: a passcode by its id, or the PIN of a contact. */
export interface CodeAddress {
  readonly of: 'passcode' | 'pin';
  readonly id: string;
}
