import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { DatabaseBusy } from '#adapters/server/sql/database-busy.ts';
import { BoundedPostgresPool } from '#adapters/server/sql/postgres-pool.ts';
import { openTestDatabase } from '#tests/backend/harness/database.ts';

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)('the pool over PostgreSQL', () => {
  const faults: unknown[] = [];
  const note = (fault: unknown): void => {
    faults.push(fault);
  };
  process.on('uncaughtException', note);
  afterAll(() => {
    process.off('uncaughtException', note);
  });

  it('loses no more than the transaction whose connection breaks', async () => {
    const database = await openTestDatabase({ engine: 'postgres' });
    const broken = database.kysely.transaction().execute(async (tx) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(database.kysely);
      await sql`select pg_sleep(5)`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(faults).toEqual([]);
    const alive = await sql<{ one: number }>`select 1 as one`.execute(database.kysely);
    expect(alive.rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('plans for rows in memory and compiles no statement', async () => {
    const database = await openTestDatabase({ engine: 'postgres' });
    const settings = await sql`
      select current_setting('jit') as jit, current_setting('random_page_cost') as page`.execute(
      database.kysely,
    );
    expect(settings.rows).toEqual([{ jit: 'off', page: '1.1' }]);
    await database.close();
  });

  it('calls a database that does not answer busy, not broken', async () => {
    const pool = new BoundedPostgresPool('postgres://nobody@127.0.0.1:1/nowhere');
    await expect(pool.connect()).rejects.toBeInstanceOf(DatabaseBusy);
    await expect(pool.connect()).rejects.toThrow('ECONNREFUSED');
    await pool.end();
  });
});
