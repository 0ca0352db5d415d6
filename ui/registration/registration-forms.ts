import { readForm } from '#core/forms/read-form.schema.ts';
import type { ChosenPasswordContext } from '#core/registration/chosen-password-requirements.rule.ts';
import {
  firstPasswordSchema,
  type FirstPassword,
  joinSchema,
  type JoinForm,
} from '#core/registration/create-account.schema.ts';
import { FormState } from '../forms/form-state.ts';

/** Returns the form for a customer's first password. Validation uses the customer's details once loaded (spec §5). */
export const createPasswordForm = (
  context: () => ChosenPasswordContext,
): FormState<FirstPassword> =>
  new FormState<FirstPassword>({
    initial: { password: '', confirmPassword: '' },
    validate: (values) => readForm(firstPasswordSchema(context()), values),
  });

/** Returns the form for the username and password of a person invited by a dealer (domain guide 6.10). */
export const createJoinForm = (productName: string): FormState<JoinForm> =>
  new FormState<JoinForm>({
    initial: { username: '', password: '', confirmPassword: '' },
    prefix: 'join-',
    validate: (values) => readForm(joinSchema({ username: values.username, productName }), values),
  });
