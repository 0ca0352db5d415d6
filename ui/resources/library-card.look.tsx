import type { ReactNode } from 'react';
import { TextLink } from '../kit/links.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    height: '100%',
    padding: '3',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
    '& > header': {
      ...wrapping('4px 8px'),
      alignItems: 'center',
      minHeight: '28px',
      paddingInlineEnd: '40px',
    },
    '& > header > small': { textStyle: 'caption', color: 'fg.muted' },
    '& > h3': { textStyle: 'label' },
    '& > p': { textStyle: 'small', color: 'fg.muted' },
    '& > small': { textStyle: 'caption', color: 'fg.muted' },
    '& > [data-corner]': { position: 'absolute', top: '4px', insetInlineEnd: '4px' },
    '& > footer': {
      ...wrapping('0 16px'),
      alignItems: 'center',
      marginTop: 'auto',
      minHeight: '32px',
    },
    '& > footer > small': { textStyle: 'small', color: 'fg.muted' },
  },
});

interface LibraryCardProps {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly badge: ReactNode;
  /** A press at the top, at the end of the line. */
  readonly corner: ReactNode;
  readonly foot: ReactNode;
}

/** One thing to read or fetch: its kind, name and summary, what is said of it, and the ways to it at the foot. */
export const LibraryCard = ({
  kind,
  title,
  text,
  facts,
  badge,
  corner,
  foot,
}: LibraryCardProps) => (
  <Frame aria-label={title}>
    <header>
      <small>{kind}</small>
      {badge}
    </header>
    <h3>{title}</h3>
    {text !== '' && <p>{text}</p>}
    <small>{facts.join(' · ')}</small>
    <div data-corner="">{corner}</div>
    <footer>
      <TextLink size="file">{foot}</TextLink>
    </footer>
  </Frame>
);
