import { inlineRow, row } from '../kit/looks.ts';
import { chosen, sideways } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Links to the parts of a group of tabs, in one row that scrolls if it is wider than its room. */
export const GroupParts = styled('nav', {
  base: {
    ...row('1'),
    ...sideways,
    minWidth: '0',
    '& > [data-link]': {
      ...inlineRow('2'),
      flexShrink: '0',
      height: '32px',
      paddingInline: '12px',
      border: '1px solid transparent',
      borderRadius: 'sm',
      textStyle: 'small',
      color: 'fg.muted',
      '&:hover': { background: 'bg.muted', color: 'fg.default' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': chosen,
      '@media (pointer: coarse)': { height: '44px' },
    },
    '@media print': { display: 'none' },
  },
});
