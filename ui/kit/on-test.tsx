import { useId, type ComponentProps } from 'react';
import { styled } from './styled.ts';

/** Returns the style of 45° stripes at the start of an element. The stripes always mean "on test" (kit README §1). */
export const hatch = (width: string, stripe: number) =>
  ({
    position: 'relative',
    overflow: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width,
      backgroundImage: `repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 ${stripe}px, var(--p-colors-state-test-subtle) ${stripe}px ${2 * stripe}px)`,
    },
  }) as const;

const Chip = styled('span', {
  base: {
    ...hatch('10px', 3),
    display: 'inline-flex',
    alignItems: 'center',
    height: '1.5rem',
    padding: '0 8px 0 18px',
    border: '1px solid',
    borderColor: 'state.test.border',
    borderRadius: 'sm',
    background: 'state.test.subtle',
    color: 'state.test.fg',
    textStyle: 'caption',
    fontWeight: '600',
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
    flexShrink: '0',
  },
  variants: {
    size: {
      /** For lists. */
      sm: { height: '1.25rem', paddingInlineStart: '14px', '&::before': { width: '7px' } },
      /** For a site's name. */
      lg: { height: '1.75rem', fontSize: '0.8125rem', lineHeight: '1.125rem' },
    },
  },
});

/** A hatched "ON TEST" chip (kit README §7 "Test chip"). */
export const TestChip = (props: ComponentProps<typeof Chip>) => <Chip data-word="" {...props} />;

const WIDTH = 84;
const TICK = 11;

const Drawing = styled('svg', {
  base: {
    '& [data-part=base], & [data-part=tick]': { stroke: 'border.control' },
    '& [data-part=now]': { fill: 'fg.default' },
    '& [data-part=stripe]': { fill: 'state.test.solid' },
    '& [data-part=ground]': { fill: 'state.test.subtle' },
  },
});

interface TimeRulerProps {
  /** The elapsed part of the test, from 0 to 1. */
  readonly share: number;
  readonly label: string;
}

/** Shows the elapsed part of a test as a hatched scale (kit README §7 "Time ruler"). */
export const TimeRuler = ({ share, label }: TimeRulerProps) => {
  const stripes = useId();
  const now = Math.round(Math.min(1, Math.max(0, share)) * (WIDTH - 2));
  const ticks = Array.from({ length: Math.floor(WIDTH / TICK) + 1 }, (_, index) => index * TICK);
  return (
    <Drawing width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} role="img" aria-label={label}>
      <defs>
        <pattern
          id={stripes}
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
      <rect x="0" y="4" width={now} height="7" fill={`url(#${stripes})`} />
      <rect data-part="now" x={now} y="0" width="2" height="12" />
    </Drawing>
  );
};
