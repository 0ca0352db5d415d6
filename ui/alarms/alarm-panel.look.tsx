import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, row, tint } from '../kit/looks.ts';
import { column, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('section', {
  base: {
    ...column('3'),
    padding: '16px 20px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '@media (max-width: 40rem)': { padding: '12px 16px', gap: '2' },
  },
  variants: {
    state: eachState((state) => ({
      ...tint(state),
      '& [data-sign]': { color: `state.${state}.solid` },
    })),
  },
});
const Head = styled('div', { base: wrapping('8px 24px') });
const Words = styled('header', { base: { flex: '1 1 240px', ...column('1') } });
const Title = styled('h2', {
  base: {
    ...row('3'),
    '& > svg': { boxSize: '20px', flexShrink: '0' },
    textStyle: 'form',
    fontWeight: '600',
  },
});
const Text = styled('p', {
  base: { color: 'fg.default', paddingInlineStart: '2rem', maxWidth: '72ch' },
});
const Clock = styled('div', {
  base: {
    fontSize: '2rem',
    lineHeight: '2.5rem',
    fontWeight: '600',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.default',
    '@media (max-width: 40rem)': { paddingInlineStart: '2rem' },
  },
});
const ClockNote = styled('small', {
  base: {
    textStyle: 'caption',
    fontWeight: '400',
    letterSpacing: '0',
    color: 'fg.default',
    marginInlineStart: '8px',
  },
});
const Foot = styled('footer', {
  base: {
    ...wrapping('8px 16px'),
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: '2rem',
    '@media (max-width: 40rem)': {
      '& > :last-child': { flex: '1 1 100%', minHeight: '44px' },
    },
  },
  variants: {
    barred: { true: { '@media (max-width: 40rem)': { '& > :last-child': { display: 'none' } } } },
  },
});
const Facts = styled('span', { base: { ...wrapping('8px 12px'), alignItems: 'center' } });

/** An open alarm in a few lines: what happened, how long ago, what was done, its state and the way to it. */
export const AlarmPanel = ({
  state,
  icon: Icon,
  title,
  text,
  clock,
  clockNote,
  barred,
  facts,
  action,
}: {
  readonly state: 'alarm' | 'info';
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  /** The time since the alarm, or until it comes back from hold, such as "12:30", and what it is. */
  readonly clock: string;
  readonly clockNote: string;
  /** True if phones have the way to it in a bottom bar. */
  readonly barred: boolean;
  readonly facts: ReactNode;
  readonly action: ReactNode;
}) => (
  <Frame state={state} aria-label={`Open alarm: ${title}`}>
    <Head>
      <Words>
        <Title>
          <Icon aria-hidden data-sign="" />
          {title}
        </Title>
        <Text>{text}</Text>
      </Words>
      <Clock>
        {clock}
        <ClockNote>{clockNote}</ClockNote>
      </Clock>
    </Head>
    <Foot barred={barred}>
      <Facts>{facts}</Facts>
      {action}
    </Foot>
  </Frame>
);

/** The room of one panel while the alarms load, so that the page does not move. */
export const AlarmPanelRoom = styled('div', {
  base: {
    height: '8.5rem',
    borderRadius: 'md',
    background: 'bg.muted',
    animation: 'appear .01s .15s both',
    '@media (max-width: 40rem)': { height: '10.25rem' },
  },
});
