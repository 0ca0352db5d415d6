import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { text } from '../operations/fields.ts';

export const loginProofApi = {
  /**
   * Sends a code to the contact of the account with this username. The response is the same for all usernames and contains
   * when another code can be sent (SECURITY.md §2.4).
   */
  requestLoginProof: operation({
    summary: 'Send a code to the contact of an account under attack',
    access: { kind: 'open' },
    input: { login: text(LIMITS.email) },
    output: z.object({ resendInSeconds: z.int() }),
    unhurried: true,
  }),

  /**
   * Verifies the code. Later attempts of this browser for this username are then no longer delayed by attempts from other
   * browsers (SECURITY.md §2.4).
   */
  proveLoginContact: operation({
    summary: 'Verify the contact of an account before signing in',
    access: { kind: 'open' },
    input: {
      login: text(LIMITS.email),
      code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
    },
    unhurried: true,
  }),
};
