import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { checksum, migrate } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { BoundedPostgresPool } from '#adapters/server/sql/postgres-pool.ts';
import type { Schema } from '#adapters/server/sql/schema.ts';

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
  await database.destroy();
  await admin.query(`alter database ${making} rename to ${template}`);
};

/** The address of a database and how to drop it. */
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

/** A database without any table. */
export const emptyPostgres = (server: string): Promise<Borrowed> =>
  borrow(server, async (admin, name) => {
    await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  });

/** A fresh, migrated database, copied from a template that is made once per schema. */
export const freshPostgres = (server: string): Promise<Borrowed> => {
  const version = createHash('sha256').update(MIGRATIONS.map(checksum).join()).digest('hex');
  const template = `portal_template_${version.slice(0, 12)}`;
  return borrow(server, async (admin, name) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(server, admin, template);
    await admin.query(`create database ${name} template ${template}`);
  });
};

/** Pools over one fresh PostgreSQL database. */
export const postgresPool = async (
  server: string | null,
): Promise<{ readonly openPool: () => PostgresPool; readonly dispose: () => Promise<void> }> => {
  if (server === null) throw new Error('There is no PostgreSQL in this run.');
  const { url, drop } = await freshPostgres(server);
  return { openPool: () => new BoundedPostgresPool(url), dispose: drop };
};
