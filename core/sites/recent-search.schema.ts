import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { SEARCH_FIELDS } from './site-info.schema.ts';

/** An earlier search. `key` is the searched field, `value` the typed text. */
export const recentSearchSchema = z.object({
  key: z.enum(['any', ...SEARCH_FIELDS]),
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.searchText)),
});
export type RecentSearch = z.infer<typeof recentSearchSchema>;

const recentSearchesSchema = z.array(recentSearchSchema).check(z.maxLength(LIMITS.recentSearches));

/** Reads the stored list of searches. If any entry is invalid, the whole list is dropped (spec §5 "Account search"). */
export const readRecentSearches = (stored: unknown): readonly RecentSearch[] => {
  const read = recentSearchesSchema.safeParse(stored);
  return read.success ? read.data : [];
};
