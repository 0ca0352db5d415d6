import { styled } from '../kit/styled.ts';

const Bar = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { width: '100%', maxWidth: '460px', height: 'auto', overflow: 'visible' },
    '& [data-tone=plain]': { fill: 'fg.default' },
    '& [data-tone=alarm]': { fill: 'state.alarm.solid' },
    '& text': { fontSize: '12px', fontWeight: '600', fill: 'fg.default' },
  },
});

export interface HueMark {
  readonly label: string;
  /** Hue in degrees. */
  readonly hue: number;
  readonly tone: 'plain' | 'alarm';
}

/** The color circle as a bar. Hues reserved for states are faint, and markers show the hues that the branding uses. */
export const HueBar = ({
  colors,
  marks,
  note,
}: {
  /** The colors at equal steps around the color circle. `kept` is true for hues reserved for states. */
  readonly colors: readonly { readonly color: string; readonly kept: boolean }[];
  readonly marks: readonly HueMark[];
  readonly note: string;
}) => {
  const step = 360 / colors.length;
  return (
    <Bar>
      <svg viewBox="0 0 360 32" shapeRendering="crispEdges" aria-hidden>
        {colors.map(({ color, kept }, at) => (
          <rect
            key={at}
            x={at * step}
            y={16}
            width={step}
            height={13}
            fill={color}
            opacity={kept ? 0.16 : 1}
          />
        ))}
        {marks.map(({ label, hue, tone }) => (
          <g key={label}>
            <rect x={hue - 1} y={13} width={2} height={19} data-tone={tone} />
            <text
              x={Math.min(Math.max(hue, 4), 356)}
              y={10}
              textAnchor={hue < 40 ? 'start' : hue > 320 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <p>{note}</p>
    </Bar>
  );
};
