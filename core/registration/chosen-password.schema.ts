import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { passwordContains, passwordLengthFits } from '../login/password-requirements.rule.ts';
import type { ChosenPasswordContext } from './chosen-password.rule.ts';

/** A customer's new password: 12 to 32 code points, without the own address or the product's name; nothing is trimmed (spec §9, SECURITY.md T5, §2.8). */
export const chosenPasswordSchema = ({ email, productName }: ChosenPasswordContext) =>
  z.string().check(
    z.refine((text) => text !== '', { error: 'Password is required', abort: true }),
    z.refine(
      passwordLengthFits,
      `Must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`,
    ),
    z.refine((text) => !passwordContains(text, email ?? ''), 'Must not contain your email address'),
    z.refine((text) => !passwordContains(text, productName), `Must not contain “${productName}”`),
  );
