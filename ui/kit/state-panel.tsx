import type { ComponentType, ReactNode, SVGProps } from 'react';
import { HiddenText } from './hidden-text.tsx';
import { eachState, row, tint } from './looks.ts';
import { NewDot } from './new-dot.ts';
import { hatch, TestChip } from './on-test.tsx';
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
    '& > footer': { ...wrapping('2'), marginInlineStart: 'auto' },
    '@media (max-width: 640px)': {
      flexWrap: 'wrap',
      '& > footer': { width: '100%', marginInlineStart: '0', '& > *': { flex: '1' } },
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

interface StatePanelProps {
  readonly state: 'ok' | 'alarm' | 'info' | 'test' | 'trouble' | 'neutral';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** How a whole system is, in a word, a sentence and a colour; the hatch says that nobody is watching. */
export const StatePanel = ({ state, icon: Icon, title, children, actions }: StatePanelProps) => (
  <Panel state={state}>
    <Icon aria-hidden />
    <div>
      <h3>
        {title}
        {state === 'test' && <TestChip>ON TEST</TestChip>}
      </h3>
      <p>{children}</p>
    </div>
    {actions !== undefined && <footer>{actions}</footer>}
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

const Frame = styled('article', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    padding: '12px 16px',
    background: 'bg.surface',
    border: 'default',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    '& > header': { display: 'flex', alignItems: 'flex-start', gap: '2' },
    '& > header > svg': { flexShrink: '0', boxSize: '20px' },
    '& > header > h2, & > header > h3': { textStyle: 'label' },
    '& > p': { textStyle: 'small', color: 'fg.muted', whiteSpace: 'pre-line', maxWidth: '72ch' },
    '& > footer': { ...wrapping('4px 16px'), marginTop: '1' },
  },
  variants: {
    state: eachState((state) => ({
      borderInlineStartColor: `state.${state}.solid`,
      '& > header > svg': { color: `state.${state}.solid` },
    })),
  },
});

interface StateTileProps {
  readonly state: 'info' | 'ok' | 'alarm' | 'test';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly body: string;
  /** Not seen before. */
  readonly fresh: boolean;
  readonly children?: ReactNode;
}

/** A notice as a tile: edge and icon in the colour of a state, a title, its text with its lines, ways on below. */
export const StateTile = ({ icon: Icon, heading: Heading, fresh, ...tile }: StateTileProps) => (
  <Frame state={tile.state} data-unread={fresh ? '' : undefined}>
    <header>
      <Icon aria-hidden />
      <Heading>
        {tile.title}
        {fresh && <HiddenText> (new)</HiddenText>}
      </Heading>
      {fresh && <NewDot at="line" aria-hidden />}
    </header>
    <p>{tile.body}</p>
    {tile.children !== undefined && <footer>{tile.children}</footer>}
  </Frame>
);
