import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const Row = styled('nav', {
  base: {
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      padding: '0 12px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      background: 'bg.surface',
      color: 'fg.default',
      textStyle: 'small',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& a[aria-current=true]': {
      background: 'accent.subtle',
      borderColor: 'accent.fg',
      color: 'accent.fg',
      fontWeight: '600',
    },
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
