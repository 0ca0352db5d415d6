import { styled } from '../kit/styled.ts';

/** A long table in a card, scrolled by itself; with `tabIndex={0}`, a role and a name it is reached by keys. */
export const ScrollBox = styled('div', {
  base: { maxHeight: '320px', overflowY: 'auto', '&:focus-visible': { outlineOffset: '-2px' } },
});
