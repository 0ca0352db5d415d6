import { DayBox } from './day-box.tsx';
import { inputRecipe } from '../field.recipe.ts';
import { control, FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field.tsx';
import { styled } from '../styled.ts';
import { useTypedDay } from './use-typed-day.ts';

const Input = styled('input', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    paddingInlineEnd: '44px',
  },
});

interface DateFieldProps extends Omit<
  FieldProps,
  'type' | 'min' | 'max' | 'placeholder' | 'autoComplete'
> {
  /** The first and the last day that may be chosen, as `2026-03-12`. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day with its label, help and error, `2026-03-12` or empty: typed in words or numbers, shown in words, or chosen from
 * the calendar. The browser's own says 03/12/2026 in the middle of words.
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
      <DayBox
        value={value}
        min={min}
        max={max}
        disabled={input.disabled}
        onChoose={(day) => typed.choose(day)}
      >
        <Input
          type="text"
          placeholder="mm/dd/yyyy"
          autoComplete="off"
          spellCheck={false}
          {...input}
          {...control({ id: input.id, value, help, error: wrong, onChange })}
          {...typed.input}
        />
      </DayBox>
    </FieldFrame>
  );
};
