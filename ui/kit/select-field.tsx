import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame } from './field-frame.tsx';
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
      boxSize: '16px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

export interface SelectFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly error?: string | null;
  /** Marks the field that takes the focus when its form appears. */
  readonly 'data-first'?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** One choice of a list, by the browser's own control. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, label, value, options, placeholder, error, onChange, onBlur } = props;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box>
        <Select
          {...control({ id, error, onChange })}
          data-first={props['data-first']}
          value={value}
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
