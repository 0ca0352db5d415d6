import { formatZone } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';

/** Shows once which time zone a card's times are in (kit README §3). */
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
