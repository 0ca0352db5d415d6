import { ticked } from '#core/forms/ticked.rule.ts';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import type { BoundField } from './form-state.ts';

/** Checkboxes under one label, to select any of a few options. */
export const TickedField = <Choice extends string>({
  id,
  label,
  options,
  words = {},
  value,
  error,
  onChange,
}: Omit<BoundField<Choice[]>, 'onBlur'> & {
  readonly label: string;
  readonly options: readonly Choice[];
  /** Labels for options whose value is not readable. */
  readonly words?: Partial<Readonly<Record<Choice, string>>>;
}) => (
  <FieldGroup label={label} error={error ?? undefined}>
    {options.map((option) => (
      <Checkbox
        key={option}
        id={`${id}-${option}`}
        checked={value.includes(option)}
        onChange={(at) => onChange(ticked(options, value, option, at))}
      >
        {words[option] ?? option}
      </Checkbox>
    ))}
  </FieldGroup>
);
