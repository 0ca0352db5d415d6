import { formatZone } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';

const Note = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** Names the zone of a card's times once (kit README §3). */
export const ZoneNote = ({
  now,
  timeZone,
}: {
  readonly now: string;
  readonly timeZone: string;
}) => <Note>Times in {formatZone(now, timeZone)}</Note>;
