import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort, freshFolder, removeFolder } from './support/server-process.ts';
import { RawLine } from './support/raw-line.ts';

const folder = freshFolder();
afterEach(() => {
  removeFolder(folder);
});

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

it(
  'a signal to npm reaches the server, whose status is that of npm',
  { timeout: 240_000 },
  async () => {
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        DEMO_WORLD: 'small',
        DEMO_LIVE: 'off',
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    npm.stdout.resume();
    const ended = once(npm, 'exit') as Promise<[number | null, string | null]>;
    while (!(await isReady(port))) {
      expect(npm.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(RawLine.open(port)).rejects.toThrow('ECONNREFUSED');
  },
);
