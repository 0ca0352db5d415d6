import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import { freePort, freshFolder, removeFolder, ServerProcess } from './server-process.ts';

/** Time limit in milliseconds. Long because process starts are slow on a loaded machine. */
export const PATIENCE = 240_000;

/** Prepares server processes for one test file. Builds the program as `name` before the tests, and ends all processes after the tests. */
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
    /** Starts a server with a new port and folder; `settings` overrides any setting. */
    start: async (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
      const own = { PORT: String(await freePort()), DATA_DIR: path.join(folder(), 'data') };
      const server = new ServerProcess(program, { SEED_DUMP: seedDump, ...own, ...settings });
      running.push(server);
      return server;
    },
  };
};
