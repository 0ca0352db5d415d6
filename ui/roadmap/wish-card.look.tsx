import type { ReactNode } from 'react';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('article', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '16px',
    border: 'default',
    borderRadius: 'md',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
    '& > h3': { textStyle: 'label' },
    '& > p': { color: 'fg.muted', whiteSpace: 'pre-line' },
    '& > footer': { ...wrapping('8px'), alignItems: 'center', marginTop: '1' },
    '& > footer > small': { textStyle: 'small', color: 'fg.muted' },
  },
});

/** Something on offer that people can wish for: its name, what it is, and the presses at its foot. */
export const WishCard = ({
  title,
  text,
  foot,
}: {
  readonly title: string;
  readonly text: string;
  readonly foot: ReactNode;
}) => (
  <Frame aria-label={title}>
    <h3>{title}</h3>
    <p>{text}</p>
    <footer>{foot}</footer>
  </Frame>
);
