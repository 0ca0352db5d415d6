import { mapOk } from '#core/kernel/result.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import { sortQuery } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { newsRoutes } from '../wire/news.routes.ts';

/** News over HTTP, for readers and editors. */
export const httpNewsGateway = (client: ApiClient): NewsGateway & NewsSetupGateway => ({
  active: async (how) =>
    mapOk(await client.call(newsRoutes.activeNews, {}, how), ({ items }) => items),
  markRead: (newsIds) => client.call(newsRoutes.markNewsRead, { newsIds }, { background: true }),
  download: (newsId) => client.call(newsRoutes.newsDocument, { newsId }),
  page: ({ search, filters, sort, page, size }) =>
    client.call(newsRoutes.newsPage, {
      page,
      size,
      ...sortQuery(sort),
      search: search.trim() || undefined,
      includeExpired: filters['expired'] === '1' || undefined,
    }),
  read: (newsId) => client.call(newsRoutes.readNews, { newsId }),
  create: (draft, idempotencyKey) => client.call(newsRoutes.createNews, draft, { idempotencyKey }),
  update: (newsId, rev, draft) => client.call(newsRoutes.updateNews, { newsId, rev, draft }),
  remove: (newsIds) => {
    const [newsId] = newsIds;
    return newsIds.length === 1 && newsId !== undefined
      ? client.call(newsRoutes.removeNews, { newsId })
      : client.call(newsRoutes.removeNewsItems, { newsIds });
  },
  restore: (newsIds) => client.call(newsRoutes.restoreNewsItems, { newsIds }),
  upload: (newsId, rev, upload) =>
    client.call(newsRoutes.uploadNewsDocument, { newsId, rev }, { upload }),
  removeDocument: (newsId, rev) => client.call(newsRoutes.removeNewsDocument, { newsId, rev }),
});
