import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { inputRecipe } from './field.recipe.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { styled } from './styled.ts';

const Select = styled('select', inputRecipe);
const Box = styled('div', {
  base: {
    position: 'relative',
    '& > select': { paddingInlineEnd: '40px', textOverflow: 'ellipsis' },
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '50%',
      marginTop: '-8px',
      width: '16px',
      height: '16px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

export interface SelectFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly error?: string | null;
  /** Marks the field that takes the focus when its form appears. */
  readonly 'data-first'?: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** One choice of a list, by the browser's own control. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { id, label, value, options, placeholder, error, onChange, onBlur } = props;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box>
        <Select
          id={id}
          data-first={props['data-first']}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
          onBlur={onBlur}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
        <ChevronDownIcon aria-hidden />
      </Box>
    </FieldFrame>
  );
};
