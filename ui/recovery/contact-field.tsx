import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Field } from '../kit/field.tsx';
import type { FormState } from '../forms/form-state.ts';
import { fieldOf } from '../forms/field-of.ts';

/** The address or number that the account has on record (spec §5: at most 50). */
export const ContactField = observer(
  <F extends string, V>({
    form,
    first = false,
  }: {
    readonly form: FormState<F | 'contact', V>;
    readonly first?: boolean;
  }) => (
    <Field
      {...fieldOf(form, 'contact')}
      data-first={first ? '' : undefined}
      label="Email or Phone"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.contact}
    />
  ),
);
