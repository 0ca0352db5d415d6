import { column } from '../portal-looks.ts';
import { styled } from '../styled.ts';

/** What narrows a list above, its rows below. */
export const ListColumn = styled('div', {
  base: column('4'),
});
