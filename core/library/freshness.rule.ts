import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { LibraryItem } from './library.schema.ts';

/** Days an entry counts as new, or as updated. */
const LASTS = 30;

/** Whether an entry came, or changed since it came, within the last thirty days (domain guide 6.15 "new/updated badge"). */
export const freshness = (
  { publishedAt, updatedAt }: Pick<LibraryItem, 'publishedAt' | 'updatedAt'>,
  asOf: string,
): 'New' | 'Updated' | null => {
  const dayOf = (at: string): number => dayNumber(at.slice(0, 10));
  const lately = (at: string): boolean => dayOf(asOf) - dayOf(at) < LASTS;
  if (lately(publishedAt)) return 'New';
  return updatedAt > publishedAt && lately(updatedAt) ? 'Updated' : null;
};
