import { styled } from './styled.ts';

/** Content that phones show elsewhere, such as in a bottom bar. */
export const WideOnly = styled('span', {
  base: { display: 'contents', '@media (max-width: 40rem)': { display: 'none' } },
  variants: {
    /** Lays the content out as a row. */
    row: { true: { display: 'inline-flex', gap: '3' } },
    /** Content that narrower windows offer in a menu. */
    from: {
      md: { '@media (max-width: 79.9375rem)': { display: 'none' } },
      lg: { '@media (max-width: 99.9375rem)': { display: 'none' } },
    },
  },
});
