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
  },
});
const Title = styled('h3', { base: { textStyle: 'label' } });
const Text = styled('p', { base: { color: 'fg.muted', whiteSpace: 'pre-line' } });
const Foot = styled('footer', {
  base: { ...wrapping('8px'), alignItems: 'center', marginTop: '1' },
});

/** A card for a planned feature: name, description, and buttons in the footer. */
export const RoadmapCard = ({
  title,
  text,
  foot,
}: {
  readonly title: string;
  readonly text: string;
  readonly foot: ReactNode;
}) => (
  <Frame aria-label={title}>
    <Title>{title}</Title>
    <Text>{text}</Text>
    <Foot>{foot}</Foot>
  </Frame>
);
