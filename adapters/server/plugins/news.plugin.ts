import { sortOf } from '#adapters/wire/lists.wire.ts';
import * as wire from '#adapters/wire/news.wire.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import { plugin } from './plugin.ts';

/** News for readers, active items only, and for editors, everything; documents travel apart from the words (spec §7.3). */
export const newsPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.activeNews, backend.readActiveNews);
  routes.serve(wire.markNewsRead, backend.markNewsRead);
  routes.serve(wire.newsDocument, backend.readNewsDocument);
  routes.serve(wire.newsPage, (caller, { search, includeExpired, page, size, ...order }) =>
    backend.listNews(caller, {
      search: search?.trim() ?? '',
      filters: includeExpired === true ? { expired: '1' } : {},
      sort: sortOf(order) ?? NEWS_LIST.start.sort,
      page,
      size,
    }),
  );
  routes.serve(wire.readNews, backend.readNews);
  routes.serve(wire.createNews, backend.createNews);
  routes.serve(wire.updateNews, backend.updateNews);
  routes.serve(wire.removeNews, (caller, { newsId }) =>
    backend.removeNews(caller, { newsIds: [newsId] }),
  );
  routes.serve(wire.removeNewsItems, backend.removeNews);
  routes.serve(wire.uploadNewsDocument, backend.storeNewsDocument);
  routes.serve(wire.removeNewsDocument, backend.removeNewsDocument);
});
