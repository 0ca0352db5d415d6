import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#adapters/server/sql/open-database.ts';
import { shortenLog } from '#adapters/server/sql/shorten-log.ts';
import { vacuumTables } from '#adapters/server/sql/vacuum-tables.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { TEST_AUDIT_KEY } from '#tests/backend/harness/database.ts';

const keys = { auditKey: TEST_AUDIT_KEY };
let folder = '';
let seedDump = '';
const open = (dataDir: string): Promise<Database> => openDatabase({ dataDir, keys, seedDump });
const fresh = (): string => mkdtempSync(join(folder, 'data-'));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-open-'));
  seedDump = await initialDump();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const note = async (database: Database, name: string): Promise<void> => {
  await database.kysely.insertInto('setting').values({ name, value: 'kept' }).execute();
};
const names = async (database: Database): Promise<readonly string[]> => {
  const rows = await database.kysely
    .selectFrom('setting')
    .select('name')
    .where('value', '=', 'kept')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

describe('the data directory', () => {
  it('is made with all folders above it, keeps its data and is private', async () => {
    const dataDir = join(fresh(), 'a', 'b');
    const first = await open(dataDir);
    await note(first, 'one');
    await first.close();
    const second = await open(dataDir);
    expect(await names(second)).toEqual(['one']);
    await second.close();
    expect(readdirSync(dataDir)).toEqual(['db']);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('gets a checkpoint once its log has grown, so that the log is not read again from its start', async () => {
    const database = await open(fresh());
    const grow = (megabytes: number) =>
      sql`select pg_logical_emit_message(false, 'test', repeat('x', 1024 * 1024))
            from generate_series(1, ${megabytes}::int)`.execute(database.kysely);
    await sql`checkpoint`.execute(database.kysely);
    await grow(10);
    expect(await shortenLog(database.kysely)).toBe(false);
    await grow(20);
    expect(await shortenLog(database.kysely)).toBe(true);
    expect(await shortenLog(database.kysely)).toBe(false);
    await database.close();
  });

  it('uses the room of removed rows again', async () => {
    const database = await open(fresh());
    const { kysely } = database;
    const fill = () =>
      sql`insert into bucket (name, key, full_at, capacity, per_ms)
          select 'x', 'key ' || n, 0, 1, 1 from generate_series(1, 20000) n`.execute(kysely);
    const size = async () => {
      const { rows } = await sql<{ size: number }>`
        select pg_relation_size('bucket')::int as size`.execute(kysely);
      return rows[0]?.size;
    };
    await fill();
    const full = await size();
    await kysely.deleteFrom('bucket').execute();
    expect(await vacuumTables(kysely)).toContain('bucket');
    expect(await vacuumTables(kysely)).not.toContain('bucket');
    await fill();
    expect(await size()).toBe(full);
    await database.close();
  });

  it('is made of one database alone: the two patterns of new ones would be a third of its files', async () => {
    const database = await open(fresh());
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ name: 'postgres' }]);
    await database.close();
  });

  it('is made without a prepared dump as well', async () => {
    const dataDir = fresh();
    const database = await openDatabase({ dataDir, keys, seedDump: join(folder, 'none.tar.gz') });
    await note(database, 'one');
    expect(await names(database)).toEqual(['one']);
    await database.close();
  });

  it('belongs to one server at a time', async () => {
    const dataDir = fresh();
    const first = await open(dataDir);
    await expect(open(dataDir)).rejects.toMatchObject({
      kind: 'inUse',
      message: `Another server (process ${process.pid}) already uses the data directory ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
    });
    await note(first, 'still mine');
    await first.close();
    await (await open(dataDir)).close();
  });

  it('is taken over from a server that died, even when its process number lives on', async () => {
    for (const pid of [process.pid, 2 ** 22 + 1]) {
      const dataDir = fresh();
      writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid, started: 'long ago' }));
      await (await open(dataDir)).close();
    }
  });

  it('is taken over from a lock file that holds rubbish', async () => {
    const dataDir = fresh();
    writeFileSync(join(dataDir, 'server.lock'), '{');
    await (await open(dataDir)).close();
  });

  it('opens whatever a killed server left of the engine’s own lock', async () => {
    const dataDir = fresh();
    const first = await open(dataDir);
    await note(first, 'one');
    await first.close();
    for (const left of ['', '42\n/pgl', '-1\nrubbish']) {
      writeFileSync(join(dataDir, 'db', 'postmaster.pid'), left);
      const next = await open(dataDir);
      expect(await names(next)).toEqual(['one']);
      await next.close();
    }
  });

  it('is given to one of several servers that start on a dead one’s directory', async () => {
    const dataDir = fresh();
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' });
    writeFileSync(join(dataDir, 'server.lock'), dead);
    const started = await Promise.allSettled(Array.from({ length: 6 }, () => open(dataDir)));
    const opened = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(opened).toHaveLength(1);
    for (const one of started)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'inUse' });
    await opened[0]?.close();
  });

  it('is refused in one line when it lies below a regular file, or is one', async () => {
    const file = join(fresh(), 'file');
    writeFileSync(file, 'mine');
    for (const [dataDir, reason] of [
      [join(file, 'data'), 'a part of the path is a file'],
      [file, 'it is a file'],
    ] as const)
      await expect(open(dataDir)).rejects.toMatchObject({
        kind: 'unwritable',
        message: `Cannot write to the data directory ${dataDir}: ${reason}. Set DATA_DIR to a directory this user may write.`,
      });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('starts over what a half-made first start left', async () => {
    const dataDir = fresh();
    mkdirSync(join(dataDir, 'db.partial'));
    writeFileSync(join(dataDir, 'db.partial', 'PG_VERSION'), 'half');
    await (await open(dataDir)).close();
    expect(existsSync(join(dataDir, 'db.partial'))).toBe(false);
  });
});

describe('a database that does not open', () => {
  it('is left as it is, copied once, and named in one line', async () => {
    const dataDir = fresh();
    const database = await open(dataDir);
    await database.close();
    const control = join(dataDir, 'db', 'global', 'pg_control');
    writeFileSync(control, 'rubbish');
    const kept = (): readonly string[] =>
      readdirSync(dataDir).filter((name) => name.startsWith('db.kept-'));
    for (let start = 0; start < 2; start += 1) {
      const refusal = await open(dataDir).catch((cause: unknown) => cause);
      expect(refusal).toMatchObject({ kind: 'damaged' });
      expect(kept()).toHaveLength(1);
      expect((refusal as Error).message).toContain('does not open. Nothing was deleted');
      expect((refusal as Error).message).toContain(kept()[0]);
    }
    expect(readFileSync(control, 'utf8')).toBe('rubbish');
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });
});

describe('a database that lost its head file', () => {
  it('is refused and not made anew', async () => {
    const dataDir = fresh();
    await (await open(dataDir)).close();
    rmSync(join(dataDir, 'db', 'PG_VERSION'));
    await expect(open(dataDir)).rejects.toMatchObject({ kind: 'damaged' });
    expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(false);
    expect(existsSync(join(dataDir, 'db', 'global', 'pg_control'))).toBe(true);
  });
});

describe('the pool of one', () => {
  it('lets 256 wait and turns the next away, then serves all that waited', async () => {
    const database = await open(fresh());
    const release: (() => void)[] = [];
    const held = database.unitOfWork.run(() => new Promise<void>((done) => release.push(done)));
    while (release.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const waiting = Array.from({ length: 257 }, () =>
      database.unitOfWork.run(({ limits }) =>
        limits.take({ name: 'n', capacity: 1e6, perMs: 1 }, 'k', 0),
      ),
    );
    const settled = Promise.allSettled(waiting);
    await expect(waiting[256]).rejects.toMatchObject({
      name: 'DatabaseBusy',
      retryAfterSeconds: 1,
    });
    release[0]?.();
    await held;
    const outcomes = (await settled).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(256);
    await database.close();
  });

  it('finishes what has begun before it closes', async () => {
    const dataDir = fresh();
    const database = await open(dataDir);
    const writes = Array.from({ length: 20 }, (_, index) => note(database, `n${index}`));
    const closing = database.close();
    const outcomes = await Promise.allSettled(writes);
    await closing;
    const again = await open(dataDir);
    expect(await names(again)).toHaveLength(
      outcomes.filter(({ status }) => status === 'fulfilled').length,
    );
    await again.close();
  });
});
