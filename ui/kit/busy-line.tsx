import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Line = styled('p', { base: { ...row('3'), textStyle: 'form', color: 'fg.muted' } });

/** What is going on, beside a turning ring; said aloud. */
export const BusyLine = ({ children }: { readonly children: ReactNode }) => (
  <Line role="status">
    <Spinner aria-hidden />
    {children}
  </Line>
);
