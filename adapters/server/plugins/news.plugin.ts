import type { Backend } from '#core/backend/backend.ts';
import { invalid } from '#core/backend/refusals.ts';
import * as wire from '#adapters/wire/news.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type NewsCases = Pick<
  Backend,
  | 'readActiveNews'
  | 'markNewsRead'
  | 'listNews'
  | 'readNews'
  | 'createNews'
  | 'updateNews'
  | 'removeNews'
  | 'storeNewsDocument'
  | 'removeNewsDocument'
  | 'readNewsDocument'
>;

const serveReaders = (routes: ApiRoutes, backend: NewsCases): void => {
  routes.session(wire.activeNews, async ({ caller }) =>
    bare(await backend.readActiveNews.execute(caller)),
  );
  routes.session(wire.markNewsRead, async ({ caller, body }) =>
    bare(await backend.markNewsRead.execute(caller, body)),
  );
  routes.session(wire.newsDocument, async ({ caller, params }) =>
    bare(await backend.readNewsDocument.execute(caller, params)),
  );
};

/** News for readers, active items only, and for editors, everything; documents travel apart from the words (spec §7.3). */
export const serveNews = (routes: ApiRoutes, backend: NewsCases): void => {
  serveReaders(routes, backend);
  routes.session(wire.newsPage, async ({ caller, query }) =>
    bare(
      await backend.listNews.execute(caller, {
        ...query,
        search: query.search?.trim() ?? '',
        includeExpired: query.includeExpired === 'true',
      }),
    ),
  );
  routes.session(wire.readNews, async ({ caller, params }) =>
    bare(await backend.readNews.execute(caller, params)),
  );
  routes.session(wire.createNews, async ({ caller, body: draft, idempotencyKey }) =>
    bare(await backend.createNews.execute(caller, { draft, idempotencyKey })),
  );
  routes.session(wire.updateNews, async ({ caller, params, body }) =>
    bare(await backend.updateNews.execute(caller, { ...params, ...body })),
  );
  routes.session(wire.removeNews, async ({ caller, params }) =>
    bare(await backend.removeNews.execute(caller, { newsIds: [params.newsId] })),
  );
  routes.session(wire.removeNewsItems, async ({ caller, body }) =>
    bare(await backend.removeNews.execute(caller, body)),
  );
  routes.session(wire.uploadNewsDocument, async ({ caller, params, query, document }) =>
    bare(
      document === null
        ? invalid('Send exactly one file.')
        : await backend.storeNewsDocument.execute(caller, { ...params, ...query, document }),
    ),
  );
  routes.session(wire.removeNewsDocument, async ({ caller, params, query }) =>
    bare(await backend.removeNewsDocument.execute(caller, { ...params, ...query })),
  );
};
