import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Cells = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1px',
    background: 'border.subtle',
    '& > div': { padding: '12px 16px', background: 'bg.surface', minWidth: '0' },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { marginTop: '1' },
    '& dd + dd': { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
    '@media (max-width: 820px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface CheckCellsProps {
  readonly checks: readonly {
    readonly name: string;
    /** Icon and word. */
    readonly state: ReactNode;
    readonly caption: string;
  }[];
}

/** The parts of a device's health beside each other, each with its word. */
export const CheckCells = ({ checks }: CheckCellsProps) => (
  <Cells>
    {checks.map(({ name, state, caption }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{state}</dd>
        <dd>{caption}</dd>
      </div>
    ))}
  </Cells>
);

const Reasons = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 12px',
      padding: '12px 16px',
      borderTop: 'subtle',
    },
    '& > li > svg': { boxSize: '20px', flexShrink: '0', color: 'state.trouble.solid' },
    '& > li > div': { flex: '1 1 200px', minWidth: '0' },
    '& b': { display: 'block', fontWeight: '600' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});

interface ReasonListProps {
  readonly reasons: readonly {
    readonly key: string;
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action: ReactNode;
  }[];
}

/** Why a device needs a look, each with the way on from it. */
export const ReasonList = ({ reasons }: ReasonListProps) => (
  <Reasons>
    {reasons.map(({ key, icon, title, text, action }) => (
      <li key={key}>
        {icon}
        <div>
          <b>{title}</b>
          <small>{text}</small>
        </div>
        {action}
      </li>
    ))}
  </Reasons>
);
