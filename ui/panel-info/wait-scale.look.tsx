import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    '& > p': { '& > b': { textStyle: 'figure' } },
    '& > p > span': { marginInlineStart: '2', color: 'fg.muted' },
    '& > div': {
      position: 'relative',
      height: '8px',
      marginTop: '2',
      borderRadius: 'xs',
      background: 'bg.muted',
    },
    '& i': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      borderRadius: 'xs',
      background: 'state.info.solid',
    },
    '& > div > b': {
      position: 'absolute',
      insetBlock: '-3px',
      width: '2px',
      background: 'fg.default',
    },
    '& > ol': {
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: '6px',
      textStyle: 'caption',
      color: 'fg.muted',
    },
  },
});

interface WaitScaleProps {
  /** "11 m". */
  readonly left: string;
  readonly text: string;
  /** Elapsed part, 0 to 1. */
  readonly share: number;
  /** Times from the beginning to the end, evenly apart. */
  readonly times: readonly string[];
}

/** How long is still waited for something that goes on by itself; no hatch, because everything is watched meanwhile. */
export const WaitScale = ({ left, text, share, times }: WaitScaleProps) => {
  const done = `${String(Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10)}%`;
  return (
    <Frame>
      <p>
        <b>{left}</b>
        <span>{text}</span>
      </p>
      <div aria-hidden>
        <i ref={(node) => node?.style.setProperty('width', done)} />
        <b ref={(node) => node?.style.setProperty('inset-inline-start', done)} />
      </div>
      <ol aria-hidden>
        {times.map((time, at) => (
          <li key={`${at} ${time}`}>{time}</li>
        ))}
      </ol>
    </Frame>
  );
};
