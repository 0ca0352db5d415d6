import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#adapters/server/sql/migrate.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import type { Migration } from '#adapters/server/sql/migrations/migration.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';
import { BoundedPostgresPool } from '#adapters/server/sql/postgres-pool.ts';
import {
  describeEachEngine,
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';

const next = (num: number, ...statements: readonly string[]): Migration => ({
  num,
  name: `step ${num}`,
  statements,
});

it('numbers the steps from one without a gap', () => {
  expect(MIGRATIONS.map(({ num }) => num)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describeEachEngine('migrations', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());
  const last = MIGRATIONS.length;
  const applied = async (): Promise<readonly number[]> => {
    const rows = await database.kysely.selectFrom('schema_migration').select('num').execute();
    return rows.map(({ num }) => num).toSorted((a, b) => a - b);
  };

  it('runs new steps once, and nothing when nothing is new', async () => {
    const added = next(last + 1, 'create table extra (num integer)');
    await migrate(database.kysely, [...MIGRATIONS, added]);
    await migrate(database.kysely, [...MIGRATIONS, added]);
    expect(await applied()).toEqual([...MIGRATIONS.map(({ num }) => num), last + 1]);
    await expect(migrate(database.kysely)).rejects.toMatchObject({
      kind: 'newerSchema',
      message: `The database was written by a newer version (its schema has step ${last + 1} "step ${last + 1}"). Start that version, or restore a backup made before it.`,
    });
    await expect(
      migrate(database.kysely, [...MIGRATIONS, next(last + 1, 'create table other (num integer)')]),
    ).rejects.toMatchObject({ kind: 'changedSchema' });
    await migrate(database.kysely, [...MIGRATIONS, added]);
  });

  it('leaves no trace of a step that fails in its middle', async () => {
    const added = next(last + 1, 'create table extra (num integer)');
    const broken = next(last + 2, 'create table half (num integer)', 'create tabel half');
    await expect(migrate(database.kysely, [...MIGRATIONS, added, broken])).rejects.toMatchObject({
      kind: 'unprepared',
      message: expect.stringMatching(
        `^Schema step ${last + 2} "step ${last + 2}" failed and was taken back: .*syntax error.* No data was changed. Mend what it names`,
      ) as unknown,
    });
    const repaired = next(last + 2, 'create table half (num integer)');
    await migrate(database.kysely, [...MIGRATIONS, added, repaired]);
    expect(await applied()).toContain(last + 2);
  });
});

const server = inject('postgresUrl');
if (server !== null) {
  it('lets several servers start together on an empty PostgreSQL database', async () => {
    const { url, drop } = await emptyPostgres(server);
    const open = () => openDatabase({ url, keys: { auditKey: TEST_AUDIT_KEY } });
    const databases = await Promise.all(Array.from({ length: 5 }, open));
    for (const database of databases) {
      await database.unitOfWork.run(({ accounts }) => accounts.findById('nobody'));
      await database.close();
    }
    await drop();
  });

  it('gives numbers for bigint and plain text for dates, as the embedded engine does', async () => {
    const { url, drop } = await emptyPostgres(server);
    const pool = new BoundedPostgresPool(url);
    const client = await pool.connect();
    const { rows } = await client.query(`select 5::bigint as n, date '2026-03-01' as d`, []);
    expect(rows).toEqual([{ n: 5, d: '2026-03-01' }]);
    client.release();
    await pool.end();
    await drop();
  });
}

it('says what to do when PostgreSQL cannot be reached', async () => {
  const url = 'postgres://portal@127.0.0.1:1/portal';
  await expect(openDatabase({ url, keys: { auditKey: TEST_AUDIT_KEY } })).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('Check that PostgreSQL runs') as unknown,
  });
});
