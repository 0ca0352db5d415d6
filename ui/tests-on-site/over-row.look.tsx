import { styled } from '../kit/styled.ts';

/** A table row that is gray and italic for a past test. A label must also say that the test is past (domain guide 6.1). */
export const OverRow = styled('tr', {
  base: {},
  variants: { over: { true: { '& > td': { color: 'fg.muted', fontStyle: 'italic' } } } },
});
