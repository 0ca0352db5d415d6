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

/** Tabs as links between items of one type. Each is an `li` with a `data-tab` link; `aria-current` marks the current one. */
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
