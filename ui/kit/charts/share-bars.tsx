import { grouped } from '#core/kernel/counted.rule.ts';
import type { ReactNode } from 'react';
import { eachState } from '../looks.ts';
import { pressedWhole } from '../portal-looks.ts';
import { styled } from '../styled.ts';
import type { State } from '../theme/colors.ts';

const Frame = styled('ul', {
  base: {
    display: 'grid',
    padding: '8px 0',
    // Names begin where the texts around the bars begin.
    '&[data-level]': { marginInline: '-8px', padding: '0' },
  },
});
const Row = styled('li', {
  base: {
    ...pressedWhole,
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr) 48px',
    alignItems: 'center',
    gap: '3',
    minHeight: '32px',
    padding: '0 16px',
    textStyle: 'small',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '&:has([aria-pressed=true])': { background: 'bg.muted', borderRadius: 'xs' },
    '[data-level] > &': { padding: '0 8px' },
  },
});
const Value = styled('b', { base: { textAlign: 'end', fontWeight: '600' } });
const Track = styled('i', {
  base: {
    display: 'block',
    height: '14px',
    background: 'bg.muted',
    borderRadius: 'xs',
    overflow: 'hidden',
    '& > svg': { display: 'block', width: '100%', height: '100%' },
  },
  variants: {
    tone: eachState((state) => ({ '& > svg': { color: `state.${state}.solid` } })),
  },
});

/** One bar: a part of a whole. */
export interface ShareBar {
  readonly label: string;
  readonly value: number;
  readonly tone: State;
  /** Wraps the name in a link to the counted items. */
  readonly link?: (name: ReactNode) => ReactNode;
}

/** Shows counts as bars on one scale. */
export const ShareBars = ({
  label,
  bars,
  level = false,
}: {
  readonly label: string;
  readonly bars: readonly ShareBar[];
  /** True among texts; false in a card without an inset. */
  readonly level?: boolean;
}) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Frame aria-label={label} data-level={level ? '' : undefined}>
      {bars.map(({ label: name, value, tone, link }) => (
        <Row key={name}>
          <span>{link === undefined ? name : link(name)}</span>
          <Track tone={tone} aria-hidden>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={(value / most) * 100} height="1" fill="currentColor" />
            </svg>
          </Track>
          <Value>{grouped(value)}</Value>
        </Row>
      ))}
    </Frame>
  );
};
