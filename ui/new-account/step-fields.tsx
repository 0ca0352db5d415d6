import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import { DateField } from '../kit/dates/date-field.tsx';
import { Field, type FieldProps } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import type { NewAccountViewModel } from './new-account.view-model.ts';

interface Typed extends Pick<FieldProps, 'label' | 'inputMode' | 'type' | 'placeholder'> {
  readonly model: NewAccountViewModel;
  readonly step: AccountStep;
  readonly id: string;
  readonly value: string;
  readonly help?: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

/** Returns the error of a field once the person has left the filled field, or after a refused submit. */
export const useWordsAt = (
  model: NewAccountViewModel,
  step: AccountStep,
  id: string,
  value: string,
): {
  readonly error: string | null;
  readonly leave: () => void;
  /** Marks an empty field that the account needs. */
  readonly needed: { readonly counter?: string; readonly 'aria-required'?: true };
} => {
  const [left, setLeft] = useState(value.trim() !== '');
  const problem = model.validation
    .of(step)
    .find(({ field, tone }) => field === id && tone !== 'advice');
  const shown =
    problem !== undefined && (model.submit.refusals > 0 || (left && value.trim() !== ''));
  const needed =
    problem?.tone === 'missing' ? { counter: 'Required', 'aria-required': true as const } : {};
  return { error: shown ? problem.text : null, leave: () => setLeft(true), needed };
};

/** A one-line field of a step, validated with the whole draft. */
export const TypedField = observer(
  ({ model, step, id, value, help, onType, onLeave, ...field }: Typed) => {
    const { error, leave, needed } = useWordsAt(model, step, id, value);
    return (
      <Field
        {...field}
        {...needed}
        id={id}
        value={value}
        error={error}
        autoComplete="off"
        {...(help !== undefined && { help })}
        onChange={onType}
        onBlur={() => {
          leave();
          onLeave?.();
        }}
      />
    );
  },
);

/** A date field of a step, validated with the whole draft. */
export const TypedDay = observer(
  ({ model, step, id, value, label, onType }: Omit<Typed, 'help' | 'onLeave'>) => {
    const { error, leave } = useWordsAt(model, step, id, value);
    return (
      <DateField
        id={id}
        label={label}
        value={value}
        error={error}
        onChange={onType}
        onBlur={leave}
      />
    );
  },
);

/** A multi-line field of a step, validated with the whole draft. */
export const TypedArea = observer(({ model, step, id, label, value, help, onType }: Typed) => {
  const { error, leave } = useWordsAt(model, step, id, value);
  return (
    <TextAreaField
      id={id}
      label={label}
      value={value}
      error={error}
      {...(help !== undefined && { help })}
      onChange={onType}
      onBlur={leave}
    />
  );
});

/** A choice of a few options. An option has a description if its name alone is not clear. */
export const TypedChoice = <Value extends string>({
  id,
  label,
  value,
  options,
  textOf = (one) => one,
  help,
  onType,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly textOf?: (value: Value) => string;
  readonly help?: string;
  readonly onType: (value: Value) => void;
}) => (
  <SelectField
    id={id}
    label={label}
    placeholder="Choose"
    value={value}
    options={options.map((one) => ({ value: one, text: textOf(one) }))}
    {...(help !== undefined && { help })}
    onChange={onType}
  />
);
