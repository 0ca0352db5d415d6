import { cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/server/sql/open-database.ts';
import { MIGRATIONS } from '#adapters/server/sql/migrations/migrations.ts';
import { TEST_AUDIT_KEY } from '#tests/backend/harness/database.ts';
import { freePort, removeFolder } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

describe('a server that cannot start', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('refused-program');
  let filled = '';
  beforeAll(async () => {
    filled = path.join(folder(), 'data');
    const server = await start({ DEMO_WORLD: 'small', DATA_DIR: filled });
    await server.ready();
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  }, PATIENCE);

  /** Returns a copy of a data directory in which a server has already started, because a first start is slow. */
  const usedBefore = (): string => {
    const dataDir = path.join(folder(), 'data');
    cpSync(filled, dataDir, { recursive: true });
    return dataDir;
  };

  it('refuses a second server on the same data directory in one line', async () => {
    const dataDir = usedBefore();
    const first = await start({ DEMO_WORLD: 'small', DATA_DIR: dataDir });
    await first.ready();
    const second = await start({ DEMO_WORLD: 'small', DATA_DIR: dataDir });
    expect(await second.ended()).toBe(2);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect(second.output).toContain(dataDir);

    const third = await start({ DEMO_WORLD: 'small', PORT: String(first.port) });
    expect(await third.ended()).toBe(2);
    expect(third.output).toContain(`Port ${String(first.port)} on 127.0.0.1 is already in use`);
    expect(third.output).toContain('set PORT');
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);
  });

  it('refuses other keys than those its database is used with, in one line that says what to do', async () => {
    const dataDir = usedBefore();
    removeFolder(path.join(dataDir, 'keys'));
    const second = await start({ DEMO_WORLD: 'small', DATA_DIR: dataDir });
    expect(await second.ended()).toBe(2);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect(second.output).toContain('The codes key "demo-1" is not the one');
  });

  it('says in one line which step of the schema failed and what to do, and keeps everything', async () => {
    const dataDir = usedBefore();
    const last = MIGRATIONS.at(-1)?.num ?? 0;
    // Deletes only the record of the last migration. Running the migration again fails, because the migration's tables exist.
    const inside = await openDatabase({ dataDir, keys: { auditKey: TEST_AUDIT_KEY } });
    await inside.kysely.deleteFrom('schema_migration').where('num', '=', last).execute();
    await inside.close();
    for (let time = 1; time <= 2; time += 1) {
      const server = await start({ DEMO_WORLD: 'small', DATA_DIR: dataDir });
      expect(await server.ended()).toBe(2);
      expect(server.output.trim().split('\n')).toHaveLength(1);
      expect(server.output).toContain(`Schema step ${String(last)} "`);
      expect(server.output).toContain('already exists. No data was changed. Mend what it names');
    }
  });

  it('names the port of the consumer variant when that one is taken', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port + 1, '127.0.0.1', resolve));
    const server = await start({ DEMO_WORLD: 'small', PORT: String(port) });
    expect(await server.ended()).toBe(2);
    expect(server.output).toContain(`Port ${String(port + 1)} `);
    await new Promise((resolve) => holder.close(resolve));
  });

  it('refuses a data directory below a regular file, also as root', async () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, 'not a folder');
    const server = await start({ DEMO_WORLD: 'small', DATA_DIR: path.join(file, 'data') });
    expect(await server.ended()).toBe(2);
    expect(server.output.trim().split('\n')).toHaveLength(1);
    expect(server.output).toContain('DATA_DIR');
  });

  it('refuses wrong settings with one line each, before anything is opened', async () => {
    const server = await start({
      DEMO_WORLD: 'small',
      DATA_DIR: folder(),
      PORT: 'eighty',
      MODE: 'prod',
    });
    expect(await server.ended()).toBe(2);
    expect(server.output).toMatch(/^PORT must be/m);
    expect(server.output).toMatch(/^MODE must be/m);
  });
});
