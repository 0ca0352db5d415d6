import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame, type ControlProps } from './field-frame.tsx';
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

export interface SelectFieldProps extends ControlProps {
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** Marks the field that takes the focus when its form appears. */
  readonly 'data-first'?: string | undefined;
}

/** One choice of a list, by the browser's own control. */
export const SelectField = ({ options, placeholder, ...field }: SelectFieldProps) => (
  <FieldFrame {...field}>
    <Box>
      <Select {...control(field)} data-first={field['data-first']} onBlur={field.onBlur}>
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
