import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, row, tint } from '../kit/looks.ts';
import { hatch, TestChip } from '../kit/on-test.tsx';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Panel = styled('div', {
  base: {
    ...row('4'),
    padding: '20px 20px 20px 18px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '& > svg': { boxSize: '32px' },
    '@media (max-width: 40rem)': {
      flexWrap: 'wrap',
    },
  },
  variants: {
    state: {
      ...eachState(tint),
      test: {
        ...tint('test'),
        ...hatch('14px', 5),
        borderInlineStart: '0',
        paddingInlineStart: '34px',
      },
    },
  },
});
const Title = styled('h2', { base: { textStyle: 'title', ...wrapping('3') } });
const Words = styled('p', { base: { color: 'fg.muted' } });
const Ways = styled('footer', {
  base: {
    ...wrapping('2'),
    marginInlineStart: 'auto',
    '@media (max-width: 40rem)': { width: '100%', marginInlineStart: '0', '& > *': { flex: '1' } },
  },
});

interface StatePanelProps {
  readonly state: 'ok' | 'alarm' | 'info' | 'test' | 'trouble' | 'neutral';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Shows the state of a whole system as a label, a sentence and a color. A hatched panel means that the system is not monitored. */
export const StatePanel = ({ state, icon: Icon, title, children, actions }: StatePanelProps) => (
  <Panel state={state}>
    <Icon aria-hidden />
    <div>
      <Title>
        {title}
        {state === 'test' && <TestChip>ON TEST</TestChip>}
      </Title>
      <Words>{children}</Words>
    </div>
    {actions !== undefined && <Ways>{actions}</Ways>}
  </Panel>
);
