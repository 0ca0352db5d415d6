import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** The server's side of the watchlist, which is declared by the recipe of a screen. */
export const routeRecipe: Recipe = {
  heading: 'A route of the API',
  steps: [
    [],
    [
      create(
        'core/backend/watchlist/watchlist.use-cases.ts',
        `import { ok } from '../../kernel/result.ts';
import type { Watchlist } from '../../watchlist/watchlist.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** The favorite sites of users. */
export const createWatchlist = (ports: Pick<BackendPorts, 'unitOfWork'>) => ({
  watchlist: ({ session }: SessionCaller): Reply<Watchlist> =>
    ports.unitOfWork.read(async (tx) => ok({ sites: await tx.watchlist.count(session.accountId) })),
});
`,
      ),
    ],
    [
      insertBefore(
        'adapters/server/plugins/own.plugin.ts',
        `  served(attentionRoutes, (backend) => backend.attention),`,
        `  served(watchlistRoutes, (backend) => backend.watchlist),\n\n`,
      ),
      insertBefore(
        'adapters/server/plugins/own.plugin.ts',
        `import { roadmapRoutes } from`,
        `import { watchlistRoutes } from '#adapters/wire/watchlist.routes.ts';\n`,
      ),
    ],
    [
      insertBefore(
        'core/backend/backend.ts',
        `  zones: createZones(ports),`,
        `  watchlist: createWatchlist(ports),\n`,
      ),
      insertBefore(
        'core/backend/backend.ts',
        `import { createRoadmap } from`,
        `import { createWatchlist } from './watchlist/watchlist.use-cases.ts';\n`,
      ),
      create(
        'core/backend/watchlist/watchlist.repository.port.ts',
        `/** The favorite sites of users. */
export interface WatchlistRepository {
  /** Returns the number of favorite sites of a user. */
  count(accountId: string): Promise<number>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly watchlist: WatchlistRepository;
  }
}
`,
      ),
      create(
        'adapters/server/sql/watchlist/watchlist.repository.ts',
        `import { sql } from 'kysely';
import type { WatchlistRepository } from '#core/backend/watchlist/watchlist.repository.port.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const selectCount = prepareRead(
  (_db, { accountId }: { accountId: string }) => sql<{ readonly sites: number }>\`
    select count(*)::int as sites from site_favorite where user_id = \${accountId}\`,
);

/** The favorite sites of users in SQL. */
export const sqlWatchlistRepository = (tx: SqlTransaction): WatchlistRepository => ({
  count: async (accountId) => {
    const [row] = await selectCount(tx, { accountId });
    return row?.sites ?? 0;
  },
});
`,
      ),
      insertAfter(
        'adapters/server/sql/open-repositories.ts',
        `    zones: sqlZoneRepository(tx),`,
        `\n    watchlist: sqlWatchlistRepository(tx),`,
      ),
      insertBefore(
        'adapters/server/sql/open-repositories.ts',
        `import { sqlZoneRepository } from`,
        `import { sqlWatchlistRepository } from './watchlist/watchlist.repository.ts';\n`,
      ),
    ],
  ],
};
