import { LIMITS } from '../kernel/limits.ts';
import { NEWS_SORTS, type NewsQuery } from './news.schema.ts';

/** Rows a page. */
export const NEWS_SIZES = [50, 100, 200] as const;
export type NewsSize = (typeof NEWS_SIZES)[number];

/** What the setup list shows when the address says nothing (spec §5: ascending by order). */
export const NEWS_START: NewsQuery = {
  page: 1,
  size: 50,
  sort: 'order',
  direction: 'asc',
  search: '',
  includeExpired: false,
};

/** Reads the setup list's filters from its address; what cannot be read counts as not said. */
export const readNewsQuery = (get: (name: string) => string | null): NewsQuery => {
  const page = /^[1-9]\d{0,5}$/.exec(String(get('page')));
  const direction = get('dir') === 'desc' ? 'desc' : 'asc';
  return {
    page: page === null ? 1 : Number(page[0]),
    size: NEWS_SIZES.find((size) => String(size) === get('size')) ?? NEWS_START.size,
    sort: NEWS_SORTS.find((sort) => sort === get('sort')) ?? NEWS_START.sort,
    direction,
    search: Array.from(get('q') ?? '')
      .slice(0, LIMITS.newsSearch)
      .join(''),
    includeExpired: get('expired') === '1',
  };
};

/** The same as an address says it; what is as at the start is left out. */
export const writeNewsQuery = (query: NewsQuery): Readonly<Record<string, string>> => ({
  ...(query.search !== '' && { q: query.search }),
  ...(query.includeExpired && { expired: '1' }),
  ...(query.sort !== NEWS_START.sort && { sort: query.sort }),
  ...(query.direction !== 'asc' && { dir: query.direction }),
  ...(query.size !== NEWS_START.size && { size: String(query.size) }),
  ...(query.page !== 1 && { page: String(query.page) }),
});
