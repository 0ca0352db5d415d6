import { control } from './field-frame.tsx';
import type { FieldProps } from './field.tsx';
import { HidingFrame, HidingInput } from './hiding-frame.tsx';
import { useOwnEntry } from './use-own-entry.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'autoComplete'> {
  /** Browsers autofill a current password, and offer to save a new password. */
  readonly autoComplete: 'current-password' | 'new-password';
  /**
   * True if the password proves that the account owner is present. The field then rejects autofilled text (SECURITY.md
   * §2.7 "Fresh check").
   */
  readonly proof?: boolean | undefined;
}

/** A field for the user's own portal password; paste and password managers work. For every other code, use `MaskedField`. */
export const PasswordField = ({
  label,
  help,
  error,
  counter,
  onChange,
  proof = false,
  ...input
}: PasswordFieldProps) => {
  const entry = useOwnEntry(onChange);
  return (
    <HidingFrame
      what="password"
      id={input.id}
      label={label}
      help={help}
      error={error}
      counter={counter}
    >
      {(shown) => (
        <HidingInput
          {...input}
          {...control({ ...input, help, error, onChange })}
          {...(proof && entry)}
          data-proof={proof ? '' : undefined}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </HidingFrame>
  );
};
