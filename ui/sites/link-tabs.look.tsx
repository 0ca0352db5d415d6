import type { ReactNode } from 'react';
import { controlBox, inlineRow } from '../kit/looks.ts';
import { chosen, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', { base: wrapping('2') });
const Frame = styled('nav', {
  base: {
    '& [data-tab]': {
      ...inlineRow('2'),
      minHeight: '32px',
      padding: '0 12px',
      ...controlBox,
      color: 'fg.default',
      textStyle: 'small',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& [data-tab][aria-current=true]': chosen,
    '@media print': { display: 'none' },
  },
});

/** Links between items of one kind. The current one is marked by `aria-current`; each is an `li` with a link that carries `data-tab`. */
export const LinkTabs = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Frame aria-label={label}>
    <List>{children}</List>
  </Frame>
);
