import type { LibraryItem } from './library.schema.ts';

const LASTS_MS = 30 * 24 * 3_600_000;

/** Whether an entry came, or changed since it came, within the last thirty days (domain guide 6.15 "new/updated badge"). */
export const freshness = (
  { publishedAt, updatedAt }: Pick<LibraryItem, 'publishedAt' | 'updatedAt'>,
  asOf: string,
): 'New' | 'Updated' | null => {
  const since = (at: string): number => Date.parse(asOf) - Date.parse(at);
  if (since(publishedAt) < LASTS_MS) return 'New';
  return updatedAt > publishedAt && since(updatedAt) < LASTS_MS ? 'Updated' : null;
};
