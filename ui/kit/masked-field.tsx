import { control } from './field-frame.tsx';
import type { FieldProps } from './field.tsx';
import { HidingFrame, HidingInput } from './hiding-frame.tsx';
import { useOwnEntry } from './use-own-entry.ts';

/** Attributes that make password managers ignore a field; each password manager needs a different attribute. */
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

type MaskedFieldProps = Omit<FieldProps, 'type' | 'autoComplete' | 'name'>;

/** A hidden field for a code other than the user's password, such as a PIN or gate code. */
export const MaskedField = ({
  label,
  help,
  error,
  counter,
  onChange,
  ...input
}: MaskedFieldProps) => {
  const entry = useOwnEntry(onChange);
  return (
    <HidingFrame
      what="code"
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
          {...LEFT_ALONE}
          {...entry}
          type="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-hidden={shown ? undefined : ''}
        />
      )}
    </HidingFrame>
  );
};
