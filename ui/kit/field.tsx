import type { ComponentProps, ReactNode } from 'react';
import { inputRecipe } from './field.recipe.ts';
import { control, FieldFrame } from './field-frame.tsx';
import { styled } from './styled.ts';

/** One line to type in, without its frame. */
export const TextInput = styled('input', inputRecipe);

export interface FieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'onChange' | 'value' | 'color' | 'size' | 'height' | 'width'
> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly counter?: string;
  readonly onChange: (value: string) => void;
}

/** One line of text with its label, help and error. */
export const Field = ({ label, help, error, counter, onChange, ...input }: FieldProps) => (
  <FieldFrame id={input.id} label={label} help={help} error={error} counter={counter}>
    <TextInput type="text" {...input} {...control({ ...input, help, error, onChange })} />
  </FieldFrame>
);
