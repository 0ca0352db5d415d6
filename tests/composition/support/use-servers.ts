import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { freePort, freshFolder, removeFolder, ServerProcess } from './server-process.ts';

/** Long, because starting a process on a loaded machine is slow. */
export const PATIENCE = 240_000;

/**
 * Prepares server processes for one test file. The program is built under `name` before its tests, and all processes are
 * ended after them.
 */
export const useServers = (name: string) => {
  let program = '';
  let seedDump = '';
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    program = await bundleForNode('tests/composition/support/server-program.ts', name);
    seedDump = await initialDump();
  });
  afterAll(async () => {
    for (const server of running) server.signal('SIGKILL');
    await Promise.all(running.map((server) => server.ended()));
    folders.forEach(removeFolder);
  });

  const folder = (): string => {
    const made = freshFolder();
    folders.push(made);
    return made;
  };
  return {
    folder,
    /** Starts a server with its own ports and folder, unless `settings` overrides them. */
    start: async (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
      const own = { PORT: String(await freePort()), DATA_DIR: path.join(folder(), 'data') };
      const server = new ServerProcess(program, { SEED_DUMP: seedDump, ...own, ...settings });
      running.push(server);
      return server;
    },
  };
};
