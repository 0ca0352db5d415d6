import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useEffect, useRef } from 'react';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    outline: '0',
    '& > svg': { width: '32px', height: '32px', color: 'state.ok.solid' },
    '& > b': { textStyle: 'figure', userSelect: 'all' },
    '& > p': { color: 'fg.muted', maxWidth: '72ch' },
  },
});

/** What was sent is stored: its number, to be quoted later. */
export const Receipt = ({
  thanks,
  reference,
}: {
  readonly thanks: string;
  readonly reference: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} role="status" tabIndex={-1}>
      <CheckCircleIcon aria-hidden />
      <p>{thanks} Your reference number is</p>
      <b>{reference}</b>
      <p>Quote it whenever you talk to us about this.</p>
    </Frame>
  );
};
