import { LIMITS } from '../kernel/limits.ts';
import { listShape } from '../lists/list-query.schema.ts';

/** The news setup list: ascending by order, without expired items unless requested (spec §2.5, §5). */
export const NEWS_LIST = listShape({
  name: 'news',
  sorts: ['title', 'order', 'effectiveDate', 'expirationDate'],
  filters: { expired: { kind: 'choice', of: ['1'] } },
  searchLength: LIMITS.newsSearch,
  start: { sort: { key: 'order', direction: 'asc' } },
});
