import type { ScheduleEntry } from './schedule.ts';

const must = (isMust: boolean, word: string): string => `${isMust ? 'must' : 'may'} ${word}`;

/** Formats the supervision of hours: "0 min before, 15 after, must open, may close". */
export const supervisionText = ({
  mustClose,
  mustOpen,
  windowAfter,
  windowBefore,
}: Omit<ScheduleEntry, 'weekdays' | 'opensAt' | 'closesAt'>): string =>
  `${windowBefore} min before, ${windowAfter} after, ${must(mustOpen, 'open')}, ${must(mustClose, 'close')}`;
