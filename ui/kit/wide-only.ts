import { styled } from './styled.ts';

/** Content that phones show elsewhere, such as in a bottom bar. */
export const WideOnly = styled('span', {
  base: { display: 'contents', '@media (max-width: 40rem)': { display: 'none' } },
  variants: {
    /** Lays the content out as a row. */
    row: { true: { display: 'inline-flex', gap: '3' } },
  },
});
