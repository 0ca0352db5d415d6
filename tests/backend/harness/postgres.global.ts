import type { TestProject } from 'vitest/node';
import { forgetStatements } from './asked-statements.ts';
import { dropKept } from './postgres-template.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server whose user may create databases; null without a server. */
    postgresUrl: string | null;
  }
}

/** Settings for a server with many small databases that live for seconds. */
const SHORT_LIVED = {
  // Each file starts with a copy of the empty database, 15 MB. With this size most of it stays in memory, and the log is short.
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  wal_buffers: '16MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  // By default a deadlock is detected only after a second. The portal then tries again.
  deadlock_timeout: '50ms',
};

/**
 * Provides one PostgreSQL server for a whole run: `TEST_DATABASE_URL`, otherwise a private one, otherwise none. The
 * default tier runs without it. Every project of a run calls this; the first call starts the server, and the others find
 * it under the same name.
 */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['TIER'] === 'default') {
    forgetStatements();
    project.provide('postgresUrl', null);
    return undefined;
  }
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return () => dropKept(given, process.pid);
  }
  const server = await startPrivatePostgres(SHORT_LIVED);
  project.provide('postgresUrl', server?.url ?? null);
  if (server === null)
    process.stderr.write(
      'NOT RUN: every suite "on PostgreSQL". Install PostgreSQL or set TEST_DATABASE_URL.\n',
    );
  if (server === null) return undefined;
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
};
