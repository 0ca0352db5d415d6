import { formatZone } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';

/** Shows the time zone of a card's times once (kit README §3). */
export const ZoneNote = ({
  now,
  timeZone,
}: {
  readonly now: string;
  readonly timeZone: string;
}) => (
  <Text as="span" size="caption" tone="muted">
    Times in {formatZone(now, timeZone)}
  </Text>
);
