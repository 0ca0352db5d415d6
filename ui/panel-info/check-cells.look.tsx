import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Cells = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1px',
    background: 'border.subtle',
    '@media (max-width: 51.25rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Cell = styled('div', {
  base: { padding: '12px 16px', background: 'bg.surface', minWidth: '0' },
});
const Name = styled('dt', { base: { textStyle: 'small', color: 'fg.muted' } });
const State = styled('dd', { base: { marginTop: '1' } });

interface CheckCellsProps {
  readonly checks: readonly {
    readonly name: string;
    readonly state: ReactNode;
    readonly caption: string;
  }[];
}

const Caption = styled('dd', {
  base: { marginTop: '1', textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** The health checks of a device side by side, each with a label. */
export const CheckCells = ({ checks }: CheckCellsProps) => (
  <Cells>
    {checks.map(({ name, state, caption }) => (
      <Cell key={name}>
        <Name>{name}</Name>
        <State>{state}</State>
        <Caption>{caption}</Caption>
      </Cell>
    ))}
  </Cells>
);

const Reason = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 16px',
    borderTop: 'subtle',
    '& > svg': { boxSize: '20px', flexShrink: '0', color: 'state.trouble.solid' },
  },
});
const Title = styled('b', { base: { display: 'block', fontWeight: '600' } });
const Text = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });
const Words = styled('div', { base: { flex: '1 1 200px', minWidth: '0' } });

interface ReasonListProps {
  readonly reasons: readonly {
    readonly key: string;
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action: ReactNode;
  }[];
}

/** The reasons why a device needs attention, each with an action. */
export const ReasonList = ({ reasons }: ReasonListProps) => (
  <ul>
    {reasons.map(({ key, icon, title, text, action }) => (
      <Reason key={key}>
        {icon}
        <Words>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Words>
        {action}
      </Reason>
    ))}
  </ul>
);
