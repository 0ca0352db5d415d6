import { styled } from '../kit/styled.ts';

/** A table row. When it is over, it is gray and italic; a label states its state as well (domain guide 6.1). */
export const OverRow = styled('tr', {
  base: {},
  variants: { over: { true: { '& > td': { color: 'fg.muted', fontStyle: 'italic' } } } },
});
