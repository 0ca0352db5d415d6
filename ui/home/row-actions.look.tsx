import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** Layout of a row's action buttons, at the end of the row and in one line. */
export const RowActions = styled('div', {
  base: { ...row('1'), justifyContent: 'flex-end', whiteSpace: 'nowrap' },
});
