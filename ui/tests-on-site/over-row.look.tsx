import { styled } from '../kit/styled.ts';

/** A row of a table; what is over is grey and italic, its state is said in a word besides (domain guide 6.1). */
export const OverRow = styled('tr', {
  base: {},
  variants: { over: { true: { '& > td': { color: 'fg.muted', fontStyle: 'italic' } } } },
});
