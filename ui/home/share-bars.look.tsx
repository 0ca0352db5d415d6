import type { ReactNode } from 'react';
import { eachState } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import type { State } from '../kit/theme/colors.ts';

const Frame = styled('ul', { base: { display: 'grid', padding: '8px 0' } });
const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr) 48px',
    alignItems: 'center',
    gap: '3',
    minHeight: '32px',
    padding: '0 16px',
    textStyle: 'small',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '&:has(a):hover': { background: 'bg.subtle' },
    '& > span > a': {
      color: 'inherit',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
      '&:focus-visible': { outline: 'none' },
    },
    '&:has(a:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '-2px',
    },
    '& > b': { textAlign: 'end', fontWeight: '600' },
    '& > i': {
      display: 'block',
      height: '14px',
      background: 'bg.muted',
      borderRadius: 'xs',
      overflow: 'hidden',
      '& > svg': { display: 'block', width: '100%', height: '100%' },
    },
  },
  variants: {
    tone: eachState((state) => ({ '& > i > svg': { color: `state.${state}.solid` } })),
  },
});

/** One share of a whole. */
export interface ShareBar {
  readonly label: string;
  readonly value: number;
  readonly tone: State;
  /** Makes the name a link to what is counted; the whole row is pressed. */
  readonly link?: (name: ReactNode) => ReactNode;
}

/** How many of each kind, as bars of one scale with their numbers. */
export const ShareBars = ({
  label,
  bars,
}: {
  readonly label: string;
  readonly bars: readonly ShareBar[];
}) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Frame aria-label={label}>
      {bars.map(({ label: name, value, tone, link }) => (
        <Row key={name} tone={tone}>
          <span>{link === undefined ? name : link(name)}</span>
          <i aria-hidden>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={(value / most) * 100} height="1" fill="currentColor" />
            </svg>
          </i>
          <b>{value.toLocaleString('en-US')}</b>
        </Row>
      ))}
    </Frame>
  );
};
