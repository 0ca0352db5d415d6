import { controlBox, inlineRow } from './looks.ts';
import { chosen, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Ways between things of one kind in a list, the one that is shown marked by `aria-current`. */
export const LinkTabs = styled('nav', {
  base: {
    '& > ul': wrapping('2'),
    '& a': {
      ...inlineRow('2'),
      minHeight: '32px',
      padding: '0 12px',
      ...controlBox,
      color: 'fg.default',
      textStyle: 'small',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& a[aria-current=true]': chosen,
    '@media print': { display: 'none' },
  },
});
