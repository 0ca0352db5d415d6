import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { emptyPostgres } from '#tests/backend/harness/postgres-template.ts';
import { useAdmin } from './support/use-admin.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

describe('npm run admin', { timeout: PATIENCE }, () => {
  const { folder, start } = useServers('admin-server-program');
  const { admin, begin } = useAdmin('admin-program');
  const world = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO_WORLD: 'small', DEMO_LIVE: 'off' });

  it('goes through the running server, several at once, and opens the directory itself when none runs', async () => {
    const settings = world(path.join(folder(), 'data'));
    const server = await start(settings);
    await vi.waitUntil(() => existsSync(path.join(settings.DATA_DIR, 'server.lock')), PATIENCE);
    // Runs the command while the server is still starting. The command waits for the server.
    const early = admin(['receiver', 'add', 'Early'], settings);
    await server.ready();
    expect(await early).toMatchObject({ status: 0, complained: '' });
    expect(statSync(path.join(settings.DATA_DIR, 'admin.sock')).mode & 0o777).toBe(0o600);
    const names = ['North', 'South', 'West'];
    const added = await Promise.all(
      names.map((name) => admin(['receiver', 'add', name], settings)),
    );
    expect(added.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(await admin(['receiver', 'add', 'North'], settings)).toEqual({
      status: 1,
      said: '',
      complained: 'There is already a receiver named North.\n',
    });
    const key = /: ([\w-]{43})\n/.exec(added[0]?.said ?? '')?.[1] ?? '';
    // The running server must accept a new key immediately. An empty batch with a known key is invalid (400), an unknown
    // key is refused (401).
    const hand = async (bearer: string): Promise<number> => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const url = `${server.url}/api/signals/batch`;
      return (await fetch(url, { method: 'POST', headers, body: '{}' })).status;
    };
    expect([await hand(key), await hand('stranger')]).toEqual([400, 401]);

    // Killing a command does not affect the server.
    const killed = begin(['receiver', 'list'], settings);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect((await admin(['receiver', 'list'], settings)).said.match(/^\w+: 1 key/gm)).toEqual(
      ['Early', ...names].map((name) => `${name}: 1 key`),
    );
    await server.ready();

    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    expect(existsSync(path.join(settings.DATA_DIR, 'admin.sock'))).toBe(false);
    expect((await admin(['receiver', 'revoke', 'West'], settings)).said).toBe('West is revoked.\n');
  });

  it('takes over from a server that was killed, as does the next server', async () => {
    const settings = world(path.join(folder(), 'data'));
    const server = await start(settings);
    await server.ready();
    server.signal('SIGKILL');
    await server.ended();
    expect(existsSync(path.join(settings.DATA_DIR, 'admin.sock'))).toBe(true);
    expect(await admin(['receiver', 'list'], settings)).toMatchObject({ status: 0, said: '' });
    const again = await start(settings);
    await again.ready();
    expect(await admin(['receiver', 'list'], settings)).toMatchObject({ status: 0, said: '' });
    again.signal('SIGTERM');
    expect(await again.ended()).toBe(0);
  });

  it('says in one line that the server ended in the middle', async () => {
    const dataDir = folder();
    const socket = createServer((line) => line.destroy()).listen(path.join(dataDir, 'admin.sock'));
    await once(socket, 'listening');
    expect(await admin(['receiver', 'list'], { DATA_DIR: dataDir })).toEqual({
      status: 1,
      said: '',
      complained:
        'The server stopped in the middle of the command. Check what was done before you run it again.\n',
    });
    socket.close();
  });

  it('refuses wrong settings like the server', async () => {
    expect(await admin(['receiver', 'list'], { PORT: 'nine' })).toMatchObject({
      status: 2,
      complained: expect.stringContaining('PORT must be') as string,
    });
  });

  // Skipped without a PostgreSQL server.
  it.runIf(inject('postgresUrl') !== null)('opens PostgreSQL beside its servers', async () => {
    const database = await emptyPostgres(inject('postgresUrl') ?? '');
    const settings = { ...world(path.join(folder(), 'data')), DATABASE_URL: database.url };
    const server = await start(settings);
    await server.ready();
    expect(await admin(['receiver', 'add', 'North'], settings)).toMatchObject({ status: 0 });
    expect((await admin(['receiver', 'list'], settings)).said).toContain('North: 1 key');
    expect(existsSync(path.join(settings.DATA_DIR, 'admin.sock'))).toBe(false);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    await database.drop();
  });
});
