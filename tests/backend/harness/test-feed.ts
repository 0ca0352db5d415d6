import { createChangeFeed, type ServerChangeFeed } from '#adapters/server/changes/change-feed.ts';
import type { Log } from '#adapters/server/http/log.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

const SILENT: Log = { info: () => undefined, error: () => undefined };

/** Opens a change feed on a test database; stop the feed before closing the database. `wait` delays each reconnection. */
export const openTestFeed = async (
  { openChangeLine }: Pick<Database, 'openChangeLine'>,
  wait?: () => Promise<unknown>,
): Promise<ServerChangeFeed> => {
  const feed = createChangeFeed({
    openLine: openChangeLine,
    log: SILENT,
    ...(wait !== undefined && { wait }),
  });
  const listens = new Promise<void>((resolve) => {
    feed.subscribe('statusBanner', ({ kind }) => {
      if (kind === 'listening') resolve();
    });
  });
  feed.start();
  await listens;
  return feed;
};
