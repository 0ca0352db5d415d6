import { styled } from './styled.ts';

const Scale = styled('div', {
  base: {
    paddingTop: '4px',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    '& > i': { display: 'block', height: '14px', background: 'accent.solid', borderRadius: 'xs' },
  },
});

/** How much of a range is given out; the words beside it say the same. */
export const NumberScale = ({ used, of }: { readonly used: number; readonly of: number }) => (
  <Scale aria-hidden>
    <i style={{ width: `${of === 0 ? 0 : (used / of) * 100}%` }} />
  </Scale>
);
