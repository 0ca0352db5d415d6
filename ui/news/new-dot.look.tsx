import { styled } from '../kit/styled.ts';

/** A dot that marks a new item; a text must also say that the item is new. `end` puts the dot at the end of its row. */
export const NewDot = styled('i', {
  base: { flexShrink: '0', boxSize: '8px', borderRadius: 'full', background: 'accent.solid' },
  variants: {
    at: { end: { marginInlineStart: 'auto' }, line: { marginTop: '6px' } },
  },
});
