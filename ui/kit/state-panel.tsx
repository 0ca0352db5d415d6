import type { ComponentType, ReactNode, SVGProps } from 'react';
import { hatch } from './hatch.ts';
import { eachState, row, tint } from './looks.ts';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';
import { TestChip } from './test-chip.tsx';

const Panel = styled('div', {
  base: {
    ...row('4'),
    padding: '20px 20px 20px 18px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '& > svg': { boxSize: '32px' },
    '& h3': { textStyle: 'title', ...wrapping('3') },
    '& p': { color: 'fg.muted' },
  },
  variants: {
    state: {
      ...eachState(tint),
      test: { ...tint('test'), ...hatch, borderInlineStart: '0', paddingInlineStart: '34px' },
    },
  },
});

interface StatePanelProps {
  readonly state: 'ok' | 'alarm' | 'info' | 'test';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly children: ReactNode;
}

/** How a whole system is, in a word, a sentence and a colour; the hatch says that nobody is watching. */
export const StatePanel = ({ state, icon: Icon, title, children }: StatePanelProps) => (
  <Panel state={state}>
    <Icon aria-hidden />
    <div>
      <h3>
        {title}
        {state === 'test' && <TestChip>ON TEST</TestChip>}
      </h3>
      <p>{children}</p>
    </div>
  </Panel>
);
