import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { outliveReaders } from '#composition/server/outlive-readers.ts';
import { bundleForNode, SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';
import { freshFolder, removeFolder } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const { start } = useServers('outlive-program');
const ROOT = join(import.meta.dirname, '..', '..');

it(
  'a server whose lines nobody reads any more goes on, and ends politely when it is told to',
  { timeout: PATIENCE },
  async () => {
    const server = await start({ DEMO_WORLD: 'small' });
    await server.ready();
    server.deafen();
    for (let at = 0; at < 3; at += 1)
      expect((await fetch(`${server.url}/api/statusBanner`)).status).toBe(200);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
  },
);

it.each(['doctor', 'admin', 'smoke', 'seed'])(
  'the program %s in a pipe that was closed early ends with its own status',
  { timeout: PATIENCE },
  async (name) => {
    const program = await bundleForNode(join(ROOT, 'composition', `${name}.ts`), `deaf-${name}`);
    const folder = freshFolder();
    const child = spawn(process.execPath, [...SHORT_LIFE, program, '--help'], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, MODE: 'demo' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    child.stderr.destroy();
    const [status] = (await once(child, 'close')) as [number | null];
    removeFolder(folder);
    expect(status).toBe(0);
  },
);

it('a write that nobody takes is no fault', () => {
  const stream = new PassThrough();
  expect(() => stream.emit('error', new Error('EPIPE'))).toThrow('EPIPE');
  outliveReaders([stream as unknown as NodeJS.WriteStream]);
  expect(stream.emit('error', new Error('EPIPE'))).toBe(true);
});
