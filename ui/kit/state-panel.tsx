import type { ComponentType, ReactNode, SVGProps } from 'react';
import { hatch, TestChip } from './on-test.tsx';
import { eachState, row, tint } from './looks.ts';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

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
      test: {
        ...tint('test'),
        ...hatch('14px', 5),
        borderInlineStart: '0',
        paddingInlineStart: '34px',
      },
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

/** What is to be said about a thing now, each in an `li`; `data-phone` where wide screens show it elsewhere. */
export const StateChips = styled('ul', {
  base: {
    ...wrapping('8px'),
    alignItems: 'center',
    minHeight: '28px',
    '@media (min-width: 641px)': { '& > [data-phone]': { display: 'none' } },
  },
});
