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
    '& > strong': { display: 'none', gridColumn: '1 / -1' },
    '& > small': { textStyle: 'body', color: 'fg.muted' },
    '& b': { display: 'block', textStyle: 'title' },
    '& p': {
      ...row('3'),
      '& > span:first-of-type': { fontWeight: '600' },
      '& > span + span': { color: 'fg.muted' },
    },
    '@media (max-width: 640px)': {
      '& > strong': {
        display: 'block',
        fontSize: '80px',
        lineHeight: '76px',
        fontWeight: '600',
        letterSpacing: '-0.02em',
      },
      '& b > span': { display: 'none' },
    },
  },
  variants: {
    state: {
      received: {
        borderColor: 'state.trouble.solid',
        background: 'state.trouble.subtle',
        '& p > span:first-of-type': { color: 'state.trouble.fg' },
      },
      restored: {
        borderColor: 'state.ok.solid',
        background: 'state.ok.subtle',
        '& p > span:first-of-type': { color: 'state.ok.fg' },
      },
      other: { borderColor: 'border.default', background: 'bg.surface' },
    },
  },
});

interface SignalCardProps {
  readonly state: 'received' | 'restored' | 'other';
  /** What is read at arm's length: the number of the zone, or the code where there is none. */
  readonly number: string;
  readonly name: string;
  readonly word: string;
  readonly time: string;
  /** "12 s ago": grows older beside what is said, and is not said itself. */
  readonly ago: string;
}

/** The newest signal of a test; on phones its number is readable at arm's length (kit README §3, 80/76 here only). Said once by those who hear the page. */
export const SignalCard = ({ state, number, name, word, time, ago }: SignalCardProps) => (
  <Big state={state}>
    <strong aria-hidden>{number}</strong>
    <div role="status" aria-label="Newest signal">
      <b>
        <span>{number} </span>
        {name}
      </b>
      <p>
        <span>{word}</span>
        <span>{time}</span>
      </p>
    </div>
    <small>{ago}</small>
  </Big>
);
