import type { ReactNode } from 'react';
import { cardBox } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    width: '100%',
    padding: '4',
    ...cardBox,
  },
});
const Title = styled('h2', { base: { textStyle: 'label' } });
const Text = styled('p', { base: { textStyle: 'body', color: 'fg.muted' } });
const Details = styled('pre', {
  base: {
    width: '100%',
    padding: '3',
    background: 'bg.subtle',
    borderRadius: 'sm',
    textStyle: 'small',
    fontFamily: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

interface DetailsPanelProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly details: string;
  readonly children: ReactNode;
}

/** Details for support, with their purpose and a button. One press on the details selects all of them. */
export const DetailsPanel = ({ title, text, details, children }: DetailsPanelProps) => (
  <Panel aria-label={title}>
    <Title>{title}</Title>
    <Text>{text}</Text>
    <Details>{details}</Details>
    {children}
  </Panel>
);
