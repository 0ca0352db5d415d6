import { styled } from './styled.ts';

const Scale = styled('div', {
  base: {
    height: '20px',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    // A tick a tenth below the line, as on a ruler.
    backgroundImage:
      'repeating-linear-gradient(to right, token(colors.border.strong) 0 1px, transparent 1px 10%)',
    backgroundSize: '100% 5px',
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    '& > i': { display: 'block', height: '14px', background: 'accent.solid', borderRadius: 'xs' },
  },
});

/** How much of a range is given out; the words beside it say the same. */
export const NumberScale = ({ used, of }: { readonly used: number; readonly of: number }) => (
  <Scale aria-hidden>
    <i style={{ width: `${of === 0 ? 0 : (used / of) * 100}%` }} />
  </Scale>
);
