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

/** Signals as they arrive, a `SignalLine` each. Lines are plain elements: many come and go in a second. */
export const SignalList = styled('ul', {
  base: {
    '& > li': { ...row('3'), minHeight: '40px', padding: '8px 16px', contain: 'layout' },
    '& > li + li': { borderTop: 'subtle' },
    '& span': { color: 'fg.muted' },
    '& p': { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
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

/** When a signal arrived, what it was, and the code it came as. */
export const SignalLine = memo(({ kind, time, name, code }: SignalLineProps) => {
  const { Drawing, label } = KINDS[kind];
  return (
    <li>
      <span>{time}</span>
      <Drawing role="img" aria-label={label} data-kind={kind} />
      <p>{name}</p>
      <span>{code}</span>
    </li>
  );
});
