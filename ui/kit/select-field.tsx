import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame, type ControlProps } from './field-frame.tsx';
import { styled } from './styled.ts';

/** Style that keeps the text clear of the arrow icon. */
export const clearOfMark = { paddingInlineEnd: '40px', textOverflow: 'ellipsis' } as const;
const Select = styled('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, ...clearOfMark },
});
/** The frame of a select, with the arrow icon at the right. */
export const SelectBox = styled('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '50%',
      marginTop: '-8px',
      boxSize: '16px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

interface OptionsProps<Value extends string> {
  /** Empty while no option is selected. */
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly text: string }[];
}

export interface SelectFieldProps<Value extends string>
  extends Omit<ControlProps, 'value' | 'onChange'>, OptionsProps<Value> {
  /** Shown while no option is selected. */
  readonly placeholder: string;
  readonly onChange: (value: Value) => void;
}

/** The options of a select. A value that is not among them is an option too, or the browser would show the first one. */
export const Options = <Value extends string>({ value: taken, options }: OptionsProps<Value>) => (
  <>
    {taken && options[0] && options.every(({ value }) => value !== taken) && (
      <option value={taken}>Unknown</option>
    )}
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </>
);

/** A field with the browser's select control. Chakra's select is not used, because it would add 28 kB (kit README §9). */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { options, placeholder, onBlur } = props;
  const choose = (text: string): void => {
    const chosen = options.find(({ value }) => value === text);
    if (chosen !== undefined) props.onChange(chosen.value);
  };
  return (
    <FieldFrame {...props}>
      <SelectBox>
        <Select
          {...control({ ...props, onChange: choose })}
          data-first={props['data-first']}
          onBlur={onBlur}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          <Options {...props} />
        </Select>
        <ChevronDownIcon aria-hidden />
      </SelectBox>
    </FieldFrame>
  );
};
