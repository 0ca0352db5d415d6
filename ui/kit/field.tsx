import type { ComponentProps, ReactNode } from 'react';
import { inputRecipe } from './field.recipe.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { styled } from './styled.ts';

const Input = styled('input', inputRecipe);

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
    <Input
      type="text"
      {...input}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id: input.id, help, error })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </FieldFrame>
);
