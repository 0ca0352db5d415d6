import { column } from '../portal-looks.ts';
import { styled } from '../styled.ts';

/** Layout of filters above rows. */
export const ListColumn = styled('div', {
  base: column('4'),
});
