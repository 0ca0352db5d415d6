import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { LibraryItem } from './library.schema.ts';

/** Number of days for which a library entry counts as new or updated. */
const LASTS = 30;

/**
 * Returns "New" or "Updated" if a library entry was added or changed within the last 30 days, otherwise null (domain guide
 * 6.15 "new/updated badge").
 */
export const freshness = (
  { publishedAt, updatedAt }: Pick<LibraryItem, 'publishedAt' | 'updatedAt'>,
  asOf: string,
): 'New' | 'Updated' | null => {
  const dayOf = (at: string): number => dayNumber(at.slice(0, 10));
  const lately = (at: string): boolean => dayOf(asOf) - dayOf(at) < LASTS;
  if (lately(publishedAt)) return 'New';
  return updatedAt > publishedAt && lately(updatedAt) ? 'Updated' : null;
};
