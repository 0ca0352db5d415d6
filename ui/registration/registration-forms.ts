import { readForm } from '#core/forms/read-form.schema.ts';
import type { ChosenPasswordContext } from '#core/registration/chosen-password-requirements.rule.ts';
import {
  firstPasswordSchema,
  type FirstPassword,
  joinSchema,
  type JoinForm,
} from '#core/registration/create-account.schema.ts';
import { FormState } from '../forms/form-state.ts';

/** The first password of a customer, checked by who they are once that is known (spec §5). */
export const createPasswordForm = (
  context: () => ChosenPasswordContext,
): FormState<FirstPassword> =>
  new FormState<FirstPassword>({
    initial: { password: '', confirmPassword: '' },
    validate: (values) => readForm(firstPasswordSchema(context()), values),
  });

/** Username and password of somebody a dealer invited (domain guide 6.10). */
export const createJoinForm = (productName: string): FormState<JoinForm> =>
  new FormState<JoinForm>({
    initial: { username: '', password: '', confirmPassword: '' },
    prefix: 'join-',
    validate: (values) => readForm(joinSchema({ username: values.username, productName }), values),
  });
