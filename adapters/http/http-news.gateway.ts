import { mapOk } from '#core/kernel/result.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import { sortQuery } from '../wire/lists.wire.ts';
import * as wire from '../wire/news.wire.ts';
import type { ApiClient } from './api-client.ts';

/** News over HTTP, for readers and editors. */
export const httpNewsGateway = (client: ApiClient): NewsGateway & NewsSetupGateway => ({
  active: async (how) => mapOk(await client.call(wire.activeNews, {}, how), ({ items }) => items),
  markRead: (newsIds) => client.call(wire.markNewsRead, { newsIds }, { background: true }),
  download: (newsId) => client.call(wire.newsDocument, { newsId }),
  page: ({ search, filters, sort, page, size }) =>
    client.call(wire.newsPage, {
      page,
      size,
      ...sortQuery(sort),
      search: search.trim() || undefined,
      includeExpired: filters['expired'] === '1' || undefined,
    }),
  read: (newsId) => client.call(wire.readNews, { newsId }),
  create: (draft, idempotencyKey) => client.call(wire.createNews, draft, { idempotencyKey }),
  update: (newsId, rev, draft) => client.call(wire.updateNews, { newsId, rev, draft }),
  remove: (newsIds) => {
    const [newsId] = newsIds;
    return newsIds.length === 1 && newsId !== undefined
      ? client.call(wire.removeNews, { newsId })
      : client.call(wire.removeNewsItems, { newsIds });
  },
  restore: (newsIds) => client.call(wire.restoreNewsItems, { newsIds }),
  upload: (newsId, rev, upload) =>
    client.call(wire.uploadNewsDocument, { newsId, rev }, { upload }),
  removeDocument: (newsId, rev) => client.call(wire.removeNewsDocument, { newsId, rev }),
});
