import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';

/** The news list for editors, sorted by ascending `order`. Expired items are included only on request (spec §2.5, §5). */
export const NEWS_LIST = listShape({
  name: 'news',
  sorts: ['title', 'order', 'effectiveDate', 'expirationDate'],
  filters: { expired: { kind: 'choice', of: ['1'] } },
  searchLength: LIMITS.newsSearch,
  start: { sort: { key: 'order', direction: 'asc' } },
});
