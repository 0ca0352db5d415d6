import type { TestProject } from 'vitest/node';
import { forgetStatements } from './asked-statements.ts';
import { dropKept } from './postgres-template.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server whose user may create databases; null when there is none. */
    postgresUrl: string | null;
  }
}

/** What a server of many small databases that last for seconds does without. */
const SHORT_LIVED = {
  // A file begins with a copy of the empty database, 15 MB: most of it is then in memory, and its log is short.
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  wal_buffers: '16MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  // Two that wait for each other are told after a second otherwise, in which nothing happens; the portal tries again then.
  deadlock_timeout: '50ms',
};

/**
 * One PostgreSQL server for a whole run: `TEST_DATABASE_URL`, else a private one, else none. The default tier goes without.
 * Every project of a run asks for it; the first one starts it, and the others find it by the same name.
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
