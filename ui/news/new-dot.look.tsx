import { styled } from '../kit/styled.ts';

/** Marks what is new beside its words, which say so too; `end` puts it at the end of its row. */
export const NewDot = styled('i', {
  base: { flexShrink: '0', boxSize: '8px', borderRadius: 'full', background: 'accent.solid' },
  variants: {
    at: { end: { marginInlineStart: 'auto' }, line: { marginTop: '6px' } },
  },
});
