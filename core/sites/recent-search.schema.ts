import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { SEARCH_FIELDS } from './site-info.schema.ts';

/** A search made before: `key` is the field it looked at, `value` what was typed. */
export const recentSearchSchema = z.object({
  key: z.enum(['any', ...SEARCH_FIELDS]),
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.searchText)),
});
export type RecentSearch = z.infer<typeof recentSearchSchema>;

const recentSearchesSchema = z.array(recentSearchSchema).check(z.maxLength(LIMITS.recentSearches));

/** The stored list; one entry without key or value, or anything else that is not ours, drops the whole (spec §5 "Account search"). */
export const readRecentSearches = (stored: unknown): readonly RecentSearch[] => {
  const read = recentSearchesSchema.safeParse(stored);
  return read.success ? read.data : [];
};
