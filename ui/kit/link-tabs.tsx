import type { ReactNode } from 'react';
import { controlBox, inlineRow, wrapping } from './looks.ts';
import { chosen } from './portal-looks.ts';
import { styled } from './styled.ts';

const Row = styled('nav', {
  base: {
    '& > ul': { ...wrapping('2') },
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

/** Ways between things of one kind, the one that is shown marked by `aria-current`; each child is a link. */
export const LinkTabs = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: readonly ReactNode[];
}) => (
  <Row aria-label={label}>
    <ul>
      {children.map((link, place) => (
        <li key={place}>{link}</li>
      ))}
    </ul>
  </Row>
);
