import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { post } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

/** Sends a code to the contact of whoever has this name, and answers alike for every name; the answer says when another can be sent (SECURITY.md §2.4). */
export const requestLoginProof = post('requestLoginProof', 'account/login/proof', {
  unhurried: true,
  summary: 'Send a code to the contact of an account under attack',
  access: { kind: 'open' },
  body: z.strictObject({ login: text(LIMITS.email) }),
  reply: z.object({ resendInSeconds: z.int() }),
});

/** The code: tries of this browser at that name no longer wait behind others' (SECURITY.md §2.4). */
export const proveLoginContact = post('proveLoginContact', 'account/login/code', {
  unhurried: true,
  summary: 'Prove the contact of an account before signing in',
  access: { kind: 'open' },
  body: z.strictObject({
    login: text(LIMITS.email),
    code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
  }),
  reply: nothingSchema,
});
