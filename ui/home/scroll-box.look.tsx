import { styled } from '../kit/styled.ts';

/** A box that scrolls a long table within a card. Keyboard scrolling requires `tabIndex={0}`, a role and a name. */
export const ScrollBox = styled('div', {
  base: { maxHeight: '320px', overflowY: 'auto', '&:focus-visible': { outlineOffset: '-2px' } },
});
