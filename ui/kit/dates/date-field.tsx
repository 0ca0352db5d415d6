import { DayInput } from './day-input.tsx';
import { control, FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field.tsx';
import { useTypedDay } from './use-typed-day.ts';

interface DateFieldProps extends Omit<
  FieldProps,
  'type' | 'min' | 'max' | 'placeholder' | 'autoComplete'
> {
  /** The first and last day that may be chosen, as `2026-03-12`. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day with its label, help and error, `2026-03-12` or empty. It is typed in words or numbers, or chosen from the
 * calendar, and shown in words. The browser's own control would show 03/12/2026, unlike the rest of the text.
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
  const wrong = typed.error ?? error ?? null;
  return (
    <FieldFrame id={input.id} label={label} help={help} error={wrong} counter={counter}>
      <DayInput
        {...input}
        {...control({ id: input.id, value, help, error: wrong, onChange })}
        typed={typed}
        min={min}
        max={max}
      />
    </FieldFrame>
  );
};
