import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Big = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: '4px 12px',
    padding: '16px 20px',
    border: '2px solid',
    borderRadius: 'md',
  },
  variants: {
    state: {
      received: {
        borderColor: 'state.trouble.solid',
        background: 'state.trouble.subtle',
      },
      restored: {
        borderColor: 'state.ok.solid',
        background: 'state.ok.subtle',
      },
      other: { borderColor: 'border.default', background: 'bg.surface' },
    },
  },
});
const LargeNumber = styled('strong', {
  base: {
    display: 'none',
    gridColumn: '1 / -1',
    '@media (max-width: 640px)': {
      display: 'block',
      fontSize: '80px',
      lineHeight: '76px',
      fontWeight: '600',
      letterSpacing: '-0.02em',
    },
  },
});
const Ago = styled('small', { base: { textStyle: 'body', color: 'fg.muted' } });
const Name = styled('b', { base: { display: 'block', textStyle: 'title' } });
const Line = styled('p', { base: row('3') });

interface SignalCardProps {
  readonly state: 'received' | 'restored' | 'other';
  /** The large text, readable at arm's length: the number of the zone, or the code when there is no zone. */
  readonly number: string;
  readonly name: string;
  readonly word: string;
  readonly time: string;
  /** "12 s ago". It is updated all the time and not announced. */
  readonly ago: string;
}

const Word = styled('span', {
  base: { fontWeight: '600' },
  variants: {
    state: {
      received: { color: 'state.trouble.fg' },
      restored: { color: 'state.ok.fg' },
      other: {},
    },
  },
});
const Time = styled('span', { base: { color: 'fg.muted' } });
/** On phones the number is above, in large type. */
const NumberInLine = styled('span', {
  base: { '@media (max-width: 640px)': { display: 'none' } },
});

/**
 * The newest signal of a test. On phones its number is readable at arm's length (kit README §3, 80/76 here only). Screen
 * readers announce it once.
 */
export const SignalCard = ({ state, number, name, word, time, ago }: SignalCardProps) => (
  <Big state={state}>
    <LargeNumber aria-hidden>{number}</LargeNumber>
    <div role="status" aria-label="Newest signal">
      <Name>
        <NumberInLine>{number} </NumberInLine>
        {name}
      </Name>
      <Line>
        <Word state={state}>{word}</Word>
        <Time>{time}</Time>
      </Line>
    </div>
    <Ago>{ago}</Ago>
  </Big>
);
