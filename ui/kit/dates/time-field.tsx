import { control, FieldFrame } from '../field-frame.tsx';
import { TextInput, type FieldProps } from '../field.tsx';
import { useTypedTime } from './use-typed-time.ts';

/** A field for a time of day with label, help and error; its value is like `08:00`, or empty, or the mark of a partly typed time. */
export const TimeField = ({
  label,
  help,
  error,
  counter,
  value,
  onChange,
  onBlur,
  ...input
}: Omit<FieldProps, 'type' | 'ref'>) => {
  const typed = useTypedTime({ value, onChange, onBlur });
  const wrong = typed.isUnread ? typed.error : (error ?? null);
  return (
    <FieldFrame id={input.id} label={label} help={help} error={wrong} counter={counter}>
      <TextInput
        {...input}
        {...control({ id: input.id, value, help, error: wrong, onChange })}
        {...typed.input}
      />
    </FieldFrame>
  );
};
