import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Field } from '../kit/field.tsx';
import type { BoundField } from '../forms/form-state.ts';

/** The address or number that the account has on record (spec §5: at most 50). */
export const ContactField = observer(
  ({
    form,
    first = false,
  }: {
    readonly form: { bind(field: 'contact'): BoundField<string> };
    readonly first?: boolean;
  }) => (
    <Field
      {...form.bind('contact')}
      name="contact"
      data-first={first ? '' : undefined}
      label="Email or Phone"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.contact}
    />
  ),
);
