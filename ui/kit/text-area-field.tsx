import { FINGER_HIGH, inputRecipe } from './field.recipe.ts';
import { control, FieldFrame, type ControlProps } from './field-frame.tsx';
import { styled } from './styled.ts';

const Area = styled('textarea', {
  base: {
    ...inputRecipe.base,
    height: 'auto',
    minHeight: '112px',
    py: '2',
    resize: 'vertical',
    [FINGER_HIGH]: {},
  },
  variants: { tall: { true: { minHeight: 'min(520px, 55dvh)' } } },
});

export interface TextAreaFieldProps extends ControlProps {
  /** For a long text: most of the window's height. */
  readonly tall?: boolean;
}

/** Several lines of text with their label, help and error. The user can change the height. */
export const TextAreaField = ({ tall, ...field }: TextAreaFieldProps) => (
  <FieldFrame {...field}>
    <div>
      <Area
        {...control(field)}
        tall={tall}
        data-first={field['data-first']}
        rows={4}
        onBlur={field.onBlur}
      />
    </div>
  </FieldFrame>
);
