import { styled } from '../kit/styled.ts';

/** A box in a card that scrolls a long table. With `tabIndex={0}`, a role and a name it can be scrolled by keyboard. */
export const ScrollBox = styled('div', {
  base: { maxHeight: '320px', overflowY: 'auto', '&:focus-visible': { outlineOffset: '-2px' } },
});
