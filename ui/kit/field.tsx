import type { ComponentProps } from 'react';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame, type ControlProps } from './field-frame.tsx';
import { styled } from './styled.ts';

/** A single-line input without its frame. */
export const TextInput = styled('input', inputRecipe);

// `maxLength` is excluded: a field accepts any pasted text and then reports that the text is too long (ui README §8).
type InputProps = Omit<
  ComponentProps<'input'>,
  'color' | 'size' | 'height' | 'width' | 'maxLength'
>;

export interface FieldProps extends ControlProps, Omit<InputProps, keyof ControlProps> {}

/** A single-line text field with its label, help and error. */
export const Field = ({ label, help, error, counter, onChange, ...input }: FieldProps) => (
  <FieldFrame id={input.id} label={label} help={help} error={error} counter={counter}>
    <TextInput type="text" {...input} {...control({ ...input, help, error, onChange })} />
  </FieldFrame>
);
