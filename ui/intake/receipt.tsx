import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { useEffect, useRef } from 'react';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { Icon } from '../kit/icon.tsx';

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
    <Stack gap={2} align="start" ref={frame} role="status" tabIndex={-1}>
      <Icon of={CheckCircleIcon} size={32} tone="ok" />
      <Text tone="muted" measure>
        {thanks} Your reference number is
      </Text>
      <Text as="b" size="figure" whole>
        {reference}
      </Text>
      <Text tone="muted" measure>
        Quote it whenever you talk to us about this.
      </Text>
    </Stack>
  );
};
