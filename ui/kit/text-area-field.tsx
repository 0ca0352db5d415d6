import type { ReactNode } from 'react';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame } from './field-frame.tsx';
import { styled } from './styled.ts';

const Area = styled('textarea', inputRecipe);
const Box = styled('div', {
  base: {
    '& > textarea': { height: 'auto', minHeight: '112px', py: '2', resize: 'vertical' },
  },
  variants: { tall: { true: { '& > textarea': { minHeight: 'min(520px, 55dvh)' } } } },
});

export interface TextAreaFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly counter?: string;
  /** For a text of pages: most of the window's height. */
  readonly tall?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** Several lines of text with their label, help and error; as high as the reader pulls it. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { id, label, value, help, error, counter, tall, onChange, onBlur } = props;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} counter={counter}>
      <Box tall={tall}>
        <Area {...control({ id, help, error, onChange })} value={value} rows={4} onBlur={onBlur} />
      </Box>
    </FieldFrame>
  );
};
