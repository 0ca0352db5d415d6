import { styled } from '../kit/styled.ts';

const Track = styled('div', {
  base: {
    position: 'relative',
    height: '8px',
    marginTop: '2',
    borderRadius: 'xs',
    background: 'bg.muted',
  },
});
const Gone = styled('i', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    borderRadius: 'xs',
    background: 'state.info.solid',
  },
});
const Times = styled('ol', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: '6px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

interface WaitScaleProps {
  /** The remaining time as text, such as "11 m". */
  readonly left: string;
  readonly text: string;
  /** Elapsed share of the wait, 0 to 1. */
  readonly share: number;
  /** Evenly spaced times from the start to the end of the wait. */
  readonly times: readonly string[];
}

const Left = styled('b', { base: { textStyle: 'figure' } });
const Words = styled('span', { base: { marginInlineStart: '2', color: 'fg.muted' } });
const Now = styled('b', {
  base: { position: 'absolute', insetBlock: '-3px', width: '2px', background: 'fg.default' },
});

/** The remaining time of a process that runs by itself. */
export const WaitScale = ({ left, text, share, times }: WaitScaleProps) => {
  const done = `${String(Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10)}%`;
  return (
    <div>
      <p>
        <Left>{left}</Left>
        <Words>{text}</Words>
      </p>
      <Track aria-hidden>
        <Gone ref={(node) => node?.style.setProperty('width', done)} />
        <Now ref={(node) => node?.style.setProperty('inset-inline-start', done)} />
      </Track>
      <Times aria-hidden>
        {times.map((time, at) => (
          <li key={`${at} ${time}`}>{time}</li>
        ))}
      </Times>
    </div>
  );
};
