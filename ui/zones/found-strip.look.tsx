import QuestionMarkCircleIcon from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import type { ReactNode } from 'react';
import { cardBox, row, tint } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('section', {
  base: {
    display: 'grid',
    gap: '10px',
    padding: '12px 16px 14px',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    ...tint('trouble'),
  },
});
const Head = styled('header', {
  base: {
    ...wrapping('2px 10px'),
    alignItems: 'center',
    textStyle: 'body',
    color: 'fg.muted',
    '& > svg': { boxSize: '20px', color: 'state.trouble.solid' },
  },
});
const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    paddingInlineStart: '30px',
    '@media (max-width: 40rem)': { paddingInlineStart: '0' },
  },
});
const Title = styled('h2', { base: { textStyle: 'label', color: 'state.trouble.fg' } });
const Tile = styled('li', {
  base: {
    ...row('3'),
    ...cardBox,
    minHeight: '52px',
    padding: '6px 10px 6px 14px',
    borderColor: 'state.trouble.border',
    borderRadius: 'sm',
  },
});
const ZoneNumber = styled('b', {
  base: { minWidth: '26px', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
});
const Words = styled('span', {
  base: { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' },
});
const Note = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});

interface FoundTileProps {
  readonly number: string;
  readonly title: string;
  readonly note: string;
  readonly action?: ReactNode;
}

/** A tile for a received signal that has no zone definition. */
export const FoundTile = ({ number, title, note, action }: FoundTileProps) => (
  <Tile>
    <ZoneNumber>{number}</ZoneNumber>
    <Words>
      {title}
      <Note>{note}</Note>
    </Words>
    {action}
  </Tile>
);

interface FoundStripProps {
  readonly title: string;
  /** Explains why the signals are listed. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Received signals without a zone definition, each with an action that defines the zone (kit README §7 "Banner"). */
export const FoundStrip = ({ title, text, children }: FoundStripProps) => (
  <Frame aria-label={title}>
    <Head>
      <QuestionMarkCircleIcon aria-hidden />
      <Title>{title}</Title>
      <span>{text}</span>
    </Head>
    <Tiles>{children}</Tiles>
  </Frame>
);
