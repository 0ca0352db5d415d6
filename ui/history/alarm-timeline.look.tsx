import { eachState } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import type { State } from '../kit/theme/colors.ts';

const Frame = styled('div', {
  base: {
    position: 'relative',
    height: '68px',
    marginInline: '6px',
    textStyle: 'caption',
    '& > svg': {
      position: 'absolute',
      insetInline: '0',
      top: '24px',
      width: '100%',
      height: '20px',
      overflow: 'visible',
    },
    '& line': { stroke: 'border.control' },
    '& > [data-label]': { position: 'absolute', top: '0', fontWeight: '600', whiteSpace: 'nowrap' },
    '& > [data-tick]': {
      position: 'absolute',
      top: '48px',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      transform: 'translateX(-50%)',
      '&[data-first]': { transform: 'none' },
    },
    // The graphical timeline is hidden on phones, where the rows have a vertical line instead.
    '@media (max-width: 40rem)': { display: 'none' },
  },
});

const Colour = styled('g', {
  base: {
    '& > line': { strokeWidth: '5' },
    '& > circle': { fill: 'bg.surface', strokeWidth: '2.5' },
  },
  variants: {
    state: eachState((state) => ({
      '& > line, & > circle': { stroke: `state.${state}.solid` },
    })),
  },
});

const Label = styled('span', {
  base: {},
  variants: { state: eachState((state) => ({ color: `state.${state}.fg` })) },
});

interface AlarmTimelineProps {
  readonly lengthMs: number;
  readonly spans: readonly {
    readonly fromMs: number;
    readonly toMs: number;
    readonly tone: State;
  }[];
  readonly marks: readonly {
    readonly key: string;
    readonly atMs: number;
    readonly tone: State;
    readonly label: string | null;
  }[];
  readonly ticks: readonly { readonly atMs: number; readonly label: string }[];
}

/**
 * Sets an element's position as a share of the line's length. The position is set from code, because look files may not
 * use inline styles.
 */
const placed = (share: number, side: 'left' | 'right') => (element: HTMLElement | null) => {
  if (element !== null) element.style[side] = `${share * 100}%`;
};

/** A graphical timeline of an alarm's events with a scale (design README "Pictures", kit README §1 "tick scale"). */
export const AlarmTimeline = ({ lengthMs, spans, marks, ticks }: AlarmTimelineProps) => {
  const share = (ms: number): number => ms / lengthMs;
  const at = (ms: number): string => `${share(ms) * 100}%`;
  return (
    <Frame aria-hidden>
      {marks.map(({ key, atMs, tone, label }) =>
        label === null ? null : (
          <Label
            key={key}
            data-label=""
            state={tone}
            ref={share(atMs) > 0.8 ? placed(1 - share(atMs), 'right') : placed(share(atMs), 'left')}
          >
            {label}
          </Label>
        ),
      )}
      <svg>
        <line x1="0" x2="100%" y1="10" y2="10" />
        {ticks.map(({ atMs }) => (
          <line key={atMs} x1={at(atMs)} x2={at(atMs)} y1="6" y2="16" />
        ))}
        {spans.map(({ fromMs, toMs, tone }) => (
          <Colour key={fromMs} state={tone}>
            <line x1={at(fromMs)} x2={at(toMs)} y1="10" y2="10" />
          </Colour>
        ))}
        {marks.map(({ key, atMs, tone }) => (
          <Colour key={key} state={tone}>
            <circle cx={at(atMs)} cy="10" r="5.5" />
          </Colour>
        ))}
      </svg>
      {ticks.map(({ atMs, label }) => (
        <span
          key={atMs}
          data-tick=""
          data-first={atMs === 0 ? '' : undefined}
          ref={placed(share(atMs), 'left')}
        >
          {label}
        </span>
      ))}
    </Frame>
  );
};
