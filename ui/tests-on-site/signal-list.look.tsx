import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import QuestionMarkCircleIcon from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import SignalIcon from '@heroicons/react/20/solid/SignalIcon';
import { memo } from 'react';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const KINDS = {
  received: { Drawing: SignalIcon, label: 'Received' },
  restored: { Drawing: CheckCircleIcon, label: 'Restored' },
  undefined: { Drawing: QuestionMarkCircleIcon, label: 'Not defined' },
} as const;

/** A list of arriving signals, each a `SignalLine`. Lines are plain elements, because many change within a second. */
export const SignalList = styled('ul', {
  base: {
    '& > [data-signal]': { ...row('3'), minHeight: '40px', padding: '8px 16px', contain: 'layout' },
    '& > [data-signal] + [data-signal]': { borderTop: 'subtle' },
    '& [data-fact]': { color: 'fg.muted' },
    '& [data-name]': { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
    '& svg': { boxSize: '20px', flexShrink: '0', color: 'fg.muted' },
    '& [data-kind=received]': { color: 'state.trouble.solid' },
    '& [data-kind=restored]': { color: 'state.ok.solid' },
  },
});

interface SignalLineProps {
  readonly kind: keyof typeof KINDS;
  readonly time: string;
  readonly name: string;
  readonly code: string | null;
}

/** One signal: time, name and code. */
export const SignalLine = memo(({ kind, time, name, code }: SignalLineProps) => {
  const { Drawing, label } = KINDS[kind];
  return (
    <li data-signal="">
      <span data-fact="">{time}</span>
      <Drawing role="img" aria-label={label} data-kind={kind} />
      <p data-name="">{name}</p>
      <span data-fact="">{code}</span>
    </li>
  );
});
