import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { INTERVAL_UNITS, inUnits, type IntervalUnit } from '#core/kernel/every-text.rule.ts';
import { Field, type FieldProps } from '../kit/field.tsx';
import { Grid } from '../kit/grid.ts';
import { SelectField } from '../kit/select-field.tsx';

interface Typed {
  readonly count: string;
  readonly unit: IntervalUnit;
}

/** Returns typed input in minutes; what is no number stays as it is, for the form to refuse. */
const minutesOf = ({ count, unit }: Typed): string => {
  const size = INTERVAL_UNITS.find((one) => one.unit === unit)?.minutes ?? 1;
  return count.trim() === '' || Number.isNaN(Number(count)) ? count : String(Number(count) * size);
};

const typedOf = (minutes: string): Typed => {
  const number = Number(minutes);
  if (minutes.trim() === '' || Number.isNaN(number)) return { count: minutes, unit: 'day' };
  const { count, unit } = inUnits(number);
  return { count: String(count), unit };
};

/** A field for an interval that is stored in minutes: a number and its unit. */
export const IntervalField = observer(({ value, onChange, ...field }: FieldProps) => {
  const [typed, setTyped] = useState(() => typedOf(value));
  // The form has the last word, as after another person's version was loaded.
  const { count, unit } = minutesOf(typed) === value ? typed : typedOf(value);
  const type = (next: Typed): void => {
    setTyped(next);
    onChange(minutesOf(next));
  };
  return (
    <Grid columns="pair" gap={3}>
      <Field {...field} value={count} onChange={(text) => type({ count: text, unit })} />
      <SelectField
        id={`${field.id}-unit`}
        label="Unit"
        placeholder="Choose a unit"
        options={INTERVAL_UNITS.map((one) => ({ value: one.unit, text: `${one.unit}s` }))}
        value={unit}
        onChange={(next) => type({ count, unit: next })}
      />
    </Grid>
  );
});
