import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Line = styled('div', {
  base: {
    padding: '16px 16px 8px',
    borderBottom: 'subtle',
    '& svg': { display: 'block', width: '100%', height: '24px', overflow: 'visible' },
    '& line': { stroke: 'border.control', strokeWidth: '2' },
    '& [data-part=open]': { stroke: 'state.trouble.solid', strokeWidth: '6' },
    '& line[data-part=help]': { stroke: 'state.info.solid', strokeWidth: '6' },
    '& [data-part=now]': { stroke: 'fg.default' },
    '& circle': { fill: 'bg.surface', strokeWidth: '2.5', stroke: 'state.alarm.solid' },
    '& circle[data-part=help]': { stroke: 'state.info.solid' },
  },
});

const Caption = styled('p', {
  base: { ...wrapping('4px 16px'), textStyle: 'small', color: 'fg.muted' },
});

/** Shows a timeline as a picture: its events, the dispatch of help, and the current time. */
export const TimelineLine = ({
  lengthMs,
  signalsMs,
  helpMs,
  caption,
}: {
  /** Milliseconds from the timeline's start to the current time. */
  readonly lengthMs: number;
  readonly signalsMs: readonly number[];
  readonly helpMs: number | null;
  readonly caption: string;
}) => {
  const whole = Math.max(1, lengthMs) * 1.25;
  const at = (ms: number): string => `${Math.min(100, (ms / whole) * 100)}%`;
  const help = helpMs ?? lengthMs;
  return (
    <Line>
      <svg aria-hidden>
        <line x1="0" x2="100%" y1="12" y2="12" />
        <line data-part="open" x1="0" x2={at(help)} y1="12" y2="12" />
        {helpMs !== null && (
          <line data-part="help" x1={at(helpMs)} x2={at(lengthMs)} y1="12" y2="12" />
        )}
        {signalsMs.map((ms) => (
          <circle key={ms} cx={at(ms)} cy="12" r="5" />
        ))}
        {helpMs !== null && <circle data-part="help" cx={at(helpMs)} cy="12" r="5" />}
        <line data-part="now" x1={at(lengthMs)} x2={at(lengthMs)} y1="2" y2="22" />
      </svg>
      <Caption>{caption}</Caption>
    </Line>
  );
};
