import { styled } from '../kit/styled.ts';

const Track = styled('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '6px',
    borderRadius: 'xs',
    background: 'bg.muted',
    '& rect': { fill: 'data.bar' },
    '@media (forced-colors: active)': {
      outline: '1px solid',
      '& rect': { fill: 'CanvasText' },
    },
  },
});

/** Shows how much of a number block is used. Hidden from screen readers, because the text beside it contains the same numbers. */
export const UsedShare = ({ used, of }: { readonly used: number; readonly of: number }) => (
  <Track viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
    {used > 0 && <rect width={Math.max(1, (used / of) * 100)} height="1" />}
  </Track>
);
