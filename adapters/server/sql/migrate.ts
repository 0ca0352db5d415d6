import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Migration } from './migrations/migration.ts';
import type { Schema, Sql } from './schema.ts';
import { StartRefusal, unprepared } from './start-refusal.ts';

/** Advisory lock number that makes servers migrate one at a time. Servers of all versions must use the same number. */
const MIGRATION_LOCK = 4280001;

/** Returns the SHA-256 of a migration's SQL text. */
export const checksum = (migration: Migration): string =>
  createHash('sha256').update(migration.statements.join(';\n')).digest('hex');

const applyWhole = (connection: Kysely<Schema>, migration: Migration): Promise<void> =>
  connection.transaction().execute(async (tx) => {
    for (const statement of migration.statements) await sql.raw(statement).execute(tx);
    await tx
      .insertInto('schema_migration')
      .values({
        num: migration.num,
        name: migration.name,
        checksum: checksum(migration),
        applied_at: Date.now(),
      })
      .execute();
  });

const apply = async (connection: Kysely<Schema>, migration: Migration): Promise<void> => {
  try {
    await applyWhole(connection, migration);
  } catch (cause) {
    throw unprepared(`Schema step ${migration.num} "${migration.name}"`, cause);
  }
};

const missing = async (
  connection: Kysely<Schema>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> => {
  const applied = await connection
    .selectFrom('schema_migration')
    .select(['num', 'name', 'checksum'])
    .orderBy('num')
    .execute();
  for (const row of applied) {
    const known = migrations.find((migration) => migration.num === row.num);
    if (known === undefined)
      throw new StartRefusal(
        'newerSchema',
        `The database was written by a newer version (its schema has step ${row.num} "${row.name}"). Start that version, or restore a backup made before it.`,
      );
    if (checksum(known) !== row.checksum)
      throw new StartRefusal(
        'changedSchema',
        `Schema step ${row.num} "${row.name}" differs from the one this database was made with. Start the version that made it.`,
      );
  }
  return migrations.filter(({ num }) => !applied.some((row) => row.num === num));
};

/** Runs work on the database under the migration lock and without a statement timeout, so that only one server at a time does the work. */
export const inTurn = <T>(
  database: Sql,
  work: (connection: Kysely<Schema>) => Promise<T>,
): Promise<T> =>
  database.connection().execute(async (connection) => {
    // Waiting for the lock, or the work itself, may take longer than the pool's statement timeout.
    const before = await sql<{
      was: string;
    }>`select current_setting('statement_timeout') as was`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
      // Restores the timeout that the pool set. A `reset` would restore PostgreSQL's default instead.
      await sql`select set_config('statement_timeout', ${before.rows[0]?.was ?? '0'}, false)`.execute(
        connection,
      );
    }
  });

/**
 * Migrates the schema to the newest version, forward only, with one transaction per step. Refuses a schema that a newer
 * version wrote, or in which an applied migration differs from the migration's text.
 */
export const migrate = (
  database: Sql,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> =>
  inTurn(database, async (connection) => {
    await sql`create table if not exists schema_migration (
      num integer primary key, name text not null, checksum text not null, applied_at bigint not null
    )`.execute(connection);
    for (const migration of await missing(connection, migrations))
      await apply(connection, migration);
  });
