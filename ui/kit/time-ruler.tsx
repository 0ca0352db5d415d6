import { useId } from 'react';
import { styled } from './styled.ts';

const WIDTH = 84;
const TICK = 11;

const Drawing = styled('svg', {
  base: {
    display: 'block',
    '& [data-part=base], & [data-part=tick]': { stroke: 'border.control' },
    '& [data-part=now]': { fill: 'fg.default' },
    '& [data-part=stripe]': { fill: 'state.test.solid' },
    '& [data-part=ground]': { fill: 'state.test.subtle' },
  },
});

interface TimeRulerProps {
  /** Elapsed part, 0 to 1. */
  readonly share: number;
  readonly label: string;
}

/** How far a test has run, as a hatched scale; the words beside it say the same (kit README §7 "Time ruler"). */
export const TimeRuler = ({ share, label }: TimeRulerProps) => {
  const hatch = useId();
  const now = Math.round(Math.min(1, Math.max(0, share)) * (WIDTH - 2));
  const ticks = Array.from({ length: Math.floor(WIDTH / TICK) + 1 }, (_, index) => index * TICK);
  return (
    <Drawing width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} role="img" aria-label={label}>
      <defs>
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect data-part="ground" width="6" height="6" />
          <rect data-part="stripe" width="3" height="6" />
        </pattern>
      </defs>
      {ticks.map((x) => (
        <line key={x} data-part="tick" x1={x + 0.5} x2={x + 0.5} y1="6" y2="11" />
      ))}
      <line data-part="base" x1="0" x2={WIDTH} y1="11.5" y2="11.5" />
      <rect x="0" y="4" width={now} height="7" fill={`url(#${hatch})`} />
      <rect data-part="now" x={now} y="0" width="2" height="12" />
    </Drawing>
  );
};
