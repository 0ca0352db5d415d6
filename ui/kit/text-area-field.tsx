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
  /** If true, the field takes most of the window's height, for a long text. */
  readonly tall?: boolean;
}

/** A multi-line text field with label, help and error. The user can change its height. */
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
