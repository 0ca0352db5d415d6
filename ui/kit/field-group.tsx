import type { ReactNode } from 'react';
import { fieldset } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('fieldset', {
  base: { ...fieldset, display: 'grid', '& > p': { textStyle: 'small', color: 'state.alarm.fg' } },
});

interface FieldGroupProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Boxes that belong together under one name, with what is wrong with them below. */
export const FieldGroup = ({ label, error, children }: FieldGroupProps) => (
  <Frame>
    <legend>{label}</legend>
    {children}
    {error !== undefined && <p role="alert">{error}</p>}
  </Frame>
);
