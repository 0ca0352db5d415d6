import { inlineRow } from './looks.ts';
import { currentTab, tabLook, tabRow } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Links to the parts of a page. The links look like tabs, and the current link has `aria-current`. */
export const PageTabs = styled('nav', {
  base: {
    ...tabRow,
    '& > *': { ...inlineRow('2'), ...tabLook },
    '& > [aria-current]': currentTab,
    '@media (max-width: 40rem)': { gap: '0', '& > *': { paddingInline: '8px' } },
    '@media print': { display: 'none' },
  },
});
