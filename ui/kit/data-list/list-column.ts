import { column } from '../portal-looks.ts';
import { styled } from '../styled.ts';

/** A column with the filters above and the rows below. */
export const ListColumn = styled('div', {
  base: column('4'),
});
