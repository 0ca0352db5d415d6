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
    '@media (max-width: 40rem)': {
      display: 'block',
      fontSize: '5rem',
      lineHeight: '4.75rem',
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
  /** Large text, readable at arm's length: the zone number, or the signal code without a zone. */
  readonly number: string;
  readonly name: string;
  readonly word: string;
  readonly time: string;
  /** Age of the signal, such as "12 s ago". Screen readers do not announce its updates. */
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
/** Hidden on phones, where the number appears above in large type. */
const NumberInLine = styled('span', {
  base: { '@media (max-width: 40rem)': { display: 'none' } },
});

/**
 * The newest signal of a test. On phones the number is readable at arm's length, in the type size 80/76 that is used only
 * here (kit README §3). Screen readers announce each signal once.
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
