import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** The actions of a row, at its end and in one line. */
export const RowActions = styled('div', {
  base: { ...row('1'), justifyContent: 'flex-end', whiteSpace: 'nowrap' },
});
