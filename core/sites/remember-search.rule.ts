import { LIMITS } from '../kernel/limits.ts';
import type { RecentSearch } from './recent-search.schema.ts';

const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.key === b.key && a.value.toLowerCase() === b.value.toLowerCase();

/** The list after a search: newest first, none twice, ten at most (spec §9). */
export const rememberSearch = (
  list: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] =>
  [search, ...list.filter((entry) => !isSame(entry, search))].slice(0, LIMITS.recentSearches);
