import { DAY_MINUTES, ofDay } from './of-day.rule.ts';
import { formatHour } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';

const Scale = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: '2',
    '& svg': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      overflow: 'visible',
      '& text': { fill: 'fg.muted', fontSize: '0.75rem', textAnchor: 'middle' },
      '& line': { stroke: 'border.control' },
    },
    '@media (min-width: 40.0625rem)': {
      gridTemplateColumns: '24px minmax(0, 1fr) minmax(11.25rem, 38%)',
      columnGap: '3',
    },
  },
});
const Caption = styled('p', {
  base: {
    textStyle: 'caption',
    fontWeight: '600',
    color: 'fg.muted',
    '@media (min-width: 40.0625rem)': { gridColumn: '1 / 3' },
  },
});
const Day = styled('div', { base: { position: 'relative', height: '44px' } });
const Slider = styled('input', {
  base: {
    position: 'absolute',
    insetInline: '-8px',
    bottom: '0',
    width: 'calc(100% + 16px)',
    height: '28px',
    appearance: 'none',
    background: 'transparent',
    cursor: 'ew-resize',
    borderRadius: 'sm',
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      boxSize: '16px',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'fg.default',
      background: 'bg.surface',
    },
    '&::-moz-range-thumb': {
      boxSize: '12px',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'fg.default',
      background: 'bg.surface',
    },
  },
});
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

interface DayScaleProps {
  readonly label: string;
  /** The selected time as text. */
  readonly words: string;
  readonly minute: number;
  readonly caption: string;
  readonly onMinute: (minute: number) => void;
}

/** A slider over a day from 00 to 24. Arrow keys move it in steps of 15 minutes. */
export const DayScale = ({ label, words, minute, caption, onMinute }: DayScaleProps) => (
  <Scale>
    <Caption>{caption}</Caption>
    <Day>
      <svg aria-hidden>
        {HOURS.map((hour) => (
          <line
            key={hour}
            x1={ofDay(hour * 60)}
            x2={ofDay(hour * 60)}
            y1={hour % 6 === 0 ? '20' : '24'}
            y2="30"
          />
        ))}
        {HOURS.filter((hour) => hour % 6 === 0).map((hour) => (
          <text key={hour} x={ofDay(hour * 60)} y="12">
            {formatHour(hour)}
          </text>
        ))}
      </svg>
      <Slider
        type="range"
        min="0"
        max={DAY_MINUTES - 1}
        step="15"
        aria-label={label}
        aria-valuetext={words}
        value={minute}
        onChange={({ currentTarget }) => onMinute(Number(currentTarget.value))}
      />
    </Day>
  </Scale>
);
