import type { ReactNode } from 'react';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { TextLink } from '../kit/links.ts';

const Frame = styled('article', {
  base: {
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
    '& > [role=group]': { marginBlock: '1' },
  },
});
const Note = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Title = styled('h3', { base: { textStyle: 'label' } });
const Foot = styled('footer', {
  base: { ...wrapping('0 16px'), alignItems: 'center', marginTop: 'auto' },
});

interface TileProps {
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
  /** Buttons and links of size `small`, with 16 px icons. */
  readonly foot: ReactNode;
}

/** A tile of a grid: kind, name, note, content, and actions at the bottom. */
export const Tile = ({ kind, title, note, children, foot }: TileProps) => (
  <Frame aria-label={title}>
    <Note>{kind}</Note>
    <Title>{title}</Title>
    <Note>{note}</Note>
    {children}
    <Foot>
      <TextLink size="file">{foot}</TextLink>
    </Foot>
  </Frame>
);
