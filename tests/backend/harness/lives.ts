import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { bundleForNode, SHORT_LIFE } from './bundle-for-node.ts';
import { initialDump } from './embedded-template.ts';
import { emptyPostgres } from './postgres-template.ts';

/** What one life said, line by line, and which signal ended it. */
export interface Lived {
  readonly lines: readonly string[];
  readonly signal: NodeJS.Signals | null;
}

/** What is done to a life at its birth, and with all it said so far; `kill` ends it. */
interface Watch {
  readonly born?: (kill: () => void) => void;
  readonly heard?: (lines: readonly string[], kill: () => void) => void;
}

/** A program of one test file that lives several times over the same data, as `beginLife` begins it; `entry` is its path, `name` that of what is made of it. */
export const useLives = (entry: string, name: string) => {
  let program = '';
  let seedDump = '';
  let folder = '';
  beforeAll(async () => {
    program = await bundleForNode(entry, name, true);
    seedDump = await initialDump();
    folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Where the embedded engine keeps the data of some lives. */
    dataDir: (dir: string): string => join(folder, dir),
    /** One life at a place, with what else it is given, until it ends or is ended. */
    live: (place: string, given: readonly string[], { born, heard }: Watch = {}): Promise<Lived> =>
      new Promise((resolve, reject) => {
        const stated = [...SHORT_LIFE, program, seedDump, place, ...given];
        const child = spawn(process.execPath, stated, { stdio: ['ignore', 'pipe', 'inherit'] });
        const kill = (): void => void child.kill('SIGKILL');
        const lines: string[] = [];
        born?.(kill);
        createInterface({ input: child.stdout }).on('line', (line) => {
          lines.push(line);
          heard?.(lines, kill);
        });
        child.on('error', reject);
        child.on('close', (_code, signal) => {
          resolve({ lines, signal });
        });
      }),
  };
};

/** What follows a word in the lines that begin with it. */
export const after = (lines: readonly string[], word: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

/** The same on each engine there is: in a folder on the embedded one, in an empty database on PostgreSQL. */
export const onEachEngine = (
  title: (engine: string) => string,
  folder: () => string,
  run: (place: string) => Promise<void>,
  ms: number,
): void => {
  it(title('the embedded engine'), () => run(folder()), ms);
  const postgresUrl = inject('postgresUrl');
  it.skipIf(postgresUrl === null)(
    title('PostgreSQL'),
    async () => {
      const { url, drop } = await emptyPostgres(postgresUrl ?? '');
      try {
        await run(url);
      } finally {
        await drop();
      }
    },
    ms,
  );
};
