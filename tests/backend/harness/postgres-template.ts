import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { AnnouncingPool } from '#adapters/server/sql/change-line.ts';
import { checksum, migrate } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { BoundedPostgresPool } from '#adapters/server/sql/postgres-pool.ts';
import type { Schema } from '#adapters/server/sql/schema.ts';
import { renewTerms } from '#adapters/server/sql/sites/site-terms.ts';

const TEMPLATE_LOCK = 4_280_002;

const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const withAdmin = async <T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

const makeTemplate = async (server: string, admin: pg.Client, template: string): Promise<void> => {
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rows.length > 0) return;
  const making = `${template}_making`;
  await admin.query(`drop database if exists ${making}`);
  await admin.query(`create database ${making} encoding 'UTF8' template template0`);
  const pool = new BoundedPostgresPool(addressOf(server, making));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database);
  await renewTerms(database);
  await database.destroy();
  await admin.query(`alter database ${making} rename to ${template}`);
};

/** A temporary database: its URL, and a function that drops it. */
export interface Borrowed {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const borrow = async (
  server: string,
  make: (admin: pg.Client, name: string) => Promise<void>,
): Promise<Borrowed> => {
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server, (admin) => make(admin, name));
  const drop = (): Promise<void> =>
    withAdmin(server, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`);
    });
  return { url: addressOf(server, name), drop };
};

/** Creates a database without tables. `locale` is SQL that is appended to `create database` after the encoding. */
export const emptyPostgres = (server: string, locale = ''): Promise<Borrowed> =>
  borrow(server, async (admin, name) => {
    await admin.query(`create database ${name} encoding 'UTF8' ${locale} template template0`);
  });

/** Returns the name prefix for databases that a run saves for copying. `run` is the id of the process that runs the workers. */
const keptPrefix = (run: number): string => `portal_kept_${run}_`;

/** Copies a database that has no open connections, and keeps the copy until the run ends. Returns the copy's name. */
const keepPostgres = (server: string, url: string): Promise<string> =>
  withAdmin(server, async (admin) => {
    const name = `${keptPrefix(process.ppid)}${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`);
    return name;
  });

/** Drops all databases that a run has saved. */
export const dropKept = (server: string, run: number): Promise<void> =>
  withAdmin(server, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [keptPrefix(run)],
    );
    for (const { datname } of rows)
      await admin.query(`drop database if exists ${datname} with (force)`);
  });

/** Creates a migrated database, copied from a saved database or from a template. The template is created once per schema. */
export const freshPostgres = (server: string, from: string | null = null): Promise<Borrowed> => {
  if (from !== null)
    return borrow(server, async (admin, name) => {
      await admin.query(`create database ${name} template ${from}`);
    });
  const version = createHash('sha256').update(MIGRATIONS.map(checksum).join()).digest('hex');
  const template = `portal_template_${version.slice(0, 12)}`;
  return borrow(server, async (admin, name) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(server, admin, template);
    await admin.query(`create database ${name} template ${template}`);
  });
};

/**
 * Opens a pool on a new PostgreSQL database, empty or a copy of `from`. If `shared` is given, opens the existing database
 * that `shared` names and does not drop that database afterward.
 */
export const postgresPool = async (
  server: string | null,
  shared: string | null,
  from: string | null,
): Promise<{
  readonly url: string;
  readonly open: () => AnnouncingPool;
  readonly dispose: () => Promise<void>;
  /** Saves the whole database, so that other databases can be created as copies. No connection to the database may be open. */
  readonly keep: () => Promise<string>;
}> => {
  if (server === null) throw new Error('There is no PostgreSQL in this run.');
  const { url, drop } =
    shared === null
      ? await freshPostgres(server, from)
      : { url: shared, drop: () => Promise.resolve() };
  return {
    url,
    open: () => new BoundedPostgresPool(url),
    dispose: drop,
    keep: () => keepPostgres(server, url),
  };
};
