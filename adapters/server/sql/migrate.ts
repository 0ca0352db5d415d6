import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Migration } from './migrations/migration.ts';
import type { Schema, Sql } from './schema.ts';
import { StartRefusal, unprepared } from './start-refusal.ts';

/** An arbitrary lock number, the same in every version, by which servers that start together take turns. */
const MIGRATION_LOCK = 4280001;

/** Returns the SHA-256 of a migration's text. */
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

/** Runs work on the whole database before it is used. Servers that start together take turns, and there is no time limit. */
export const inTurn = <T>(
  database: Sql,
  work: (connection: Kysely<Schema>) => Promise<T>,
): Promise<T> =>
  database.connection().execute(async (connection) => {
    // Waiting for another server, or the work itself, may take longer than the limit for a request's statement.
    const before = await sql<{
      was: string;
    }>`select current_setting('statement_timeout') as was`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
      // Restores the value that the pool set; a `reset` would lose it.
      await sql`select set_config('statement_timeout', ${before.rows[0]?.was ?? '0'}, false)`.execute(
        connection,
      );
    }
  });

/** Brings the schema up to date: forward only, one transaction per step, one server at a time. Refuses a newer or altered schema. */
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
