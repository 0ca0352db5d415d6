import { styled } from './styled.ts';

/** Content that phones show elsewhere, such as in a bar at the bottom. */
export const WideOnly = styled('span', {
  base: { display: 'contents', '@media (max-width: 640px)': { display: 'none' } },
  variants: {
    /** A row of its own. */
    row: { true: { display: 'inline-flex', gap: '3' } },
  },
});
