import * as z from 'zod/mini';
import type { ChosenPasswordContext } from './chosen-password.rule.ts';
import { chosenPasswordSchema } from './chosen-password.schema.ts';

/** The password form of an invitation: chosen and confirmed (spec §5 "Registration password", §7.3). */
export const firstPasswordSchema = (context: ChosenPasswordContext) =>
  z
    .object({
      password: chosenPasswordSchema(context),
      confirmPassword: z.string().check(z.minLength(1, 'Confirm the password')),
    })
    .check(
      z.refine((form) => form.confirmPassword === form.password, {
        error: 'Passwords do not match',
        path: ['confirmPassword'],
        when: ({ value }) => (value as { confirmPassword?: unknown }).confirmPassword !== '',
      }),
    );
export type FirstPassword = z.infer<ReturnType<typeof firstPasswordSchema>>;
