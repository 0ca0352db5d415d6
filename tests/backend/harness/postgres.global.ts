import type { TestProject } from 'vitest/node';
import { forgetStatements } from './asked-statements.ts';
import { dropKept } from './postgres-template.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server whose user may create databases. Null without a server. */
    postgresUrl: string | null;
  }
}

/** PostgreSQL settings for many small databases that exist for seconds. */
const SHORT_LIVED = {
  // Keeps most data of the test databases in memory. Each test file copies the empty database of 15 MB.
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  wal_buffers: '16MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  // The default is one second. After a deadlock the portal retries, so early detection saves time.
  deadlock_timeout: '50ms',
};

/**
 * Provides one PostgreSQL server per run: the server of `TEST_DATABASE_URL`, otherwise a private server. The default tier
 * has no server. Vitest calls this function once per project; only the first call starts the server.
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
