import { inlineRow } from '../kit/looks.ts';
import { chosen, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Links to the parts of a group of tabs, below the tabs. They wrap, so that none is cut off on a phone. */
export const GroupParts = styled('nav', {
  base: {
    ...wrapping('2'),
    marginBottom: '4',
    '& > [data-link]': {
      ...inlineRow('2'),
      height: '32px',
      paddingInline: '12px',
      border: '1px solid transparent',
      borderRadius: 'sm',
      textStyle: 'small',
      color: 'fg.muted',
      '&:hover': { background: 'bg.muted', color: 'fg.default' },
      '&[aria-current]': chosen,
      '@media (pointer: coarse)': { height: '44px' },
    },
    '@media print': { display: 'none' },
  },
});
