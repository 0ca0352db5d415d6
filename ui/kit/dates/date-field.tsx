import { DayInput } from './day-input.tsx';
import { control, FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field.tsx';
import { useTypedDay } from './use-typed-day.ts';

interface DateFieldProps extends Omit<
  FieldProps,
  'type' | 'min' | 'max' | 'placeholder' | 'autoComplete'
> {
  /** The first and last allowed day, as `2026-03-12`. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day field with label, help and error; its value is like `2026-03-12`, or empty, or a typed text that is no day. The user
 * types the day or chooses it from the calendar. The browser's own control is not used, because it would show dates in another format than the portal.
 */
export const DateField = ({
  label,
  help,
  error,
  counter,
  min,
  max,
  value,
  onChange,
  onBlur,
  ...input
}: DateFieldProps) => {
  const typed = useTypedDay({ value, onChange, onBlur });
  const wrong = typed.isUnread ? typed.error : (error ?? null);
  return (
    <FieldFrame id={input.id} label={label} help={help} error={wrong} counter={counter}>
      <DayInput
        {...input}
        {...control({ id: input.id, value, help, error: wrong, onChange })}
        label={label}
        typed={typed}
        min={min}
        max={max}
      />
    </FieldFrame>
  );
};
