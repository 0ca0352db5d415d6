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
  routes.session(wire.activeNews, async ({ caller }) => bare(await backend.readActiveNews(caller)));
  routes.session(wire.markNewsRead, async ({ caller, body }) =>
    bare(await backend.markNewsRead(caller, body)),
  );
  routes.session(wire.newsDocument, async ({ caller, params }) =>
    bare(await backend.readNewsDocument(caller, params)),
  );
};

/** News for those who read and those who write it (spec §7.3). */
export const serveNews = (routes: ApiRoutes, backend: NewsCases): void => {
  serveReaders(routes, backend);
  routes.session(wire.newsPage, async ({ caller, query }) =>
    bare(
      await backend.listNews(caller, {
        ...query,
        search: query.search?.trim() ?? '',
        includeExpired: query.includeExpired === 'true',
      }),
    ),
  );
  routes.session(wire.readNews, async ({ caller, params }) =>
    bare(await backend.readNews(caller, params)),
  );
  routes.session(wire.createNews, async ({ caller, body: draft, idempotencyKey }) =>
    bare(await backend.createNews(caller, { draft, idempotencyKey })),
  );
  routes.session(wire.updateNews, async ({ caller, params, body }) =>
    bare(await backend.updateNews(caller, { ...params, ...body })),
  );
  routes.session(wire.removeNews, async ({ caller, params }) =>
    bare(await backend.removeNews(caller, { newsIds: [params.newsId] })),
  );
  routes.session(wire.removeNewsItems, async ({ caller, body }) =>
    bare(await backend.removeNews(caller, body)),
  );
  routes.session(wire.uploadNewsDocument, async ({ caller, params, query, document }) =>
    bare(
      document === null
        ? invalid('Send exactly one file.')
        : await backend.storeNewsDocument(caller, { ...params, ...query, document }),
    ),
  );
  routes.session(wire.removeNewsDocument, async ({ caller, params, query }) =>
    bare(await backend.removeNewsDocument(caller, { ...params, ...query })),
  );
};
