import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { bundleForNode, SHORT_LIFE } from './bundle-for-node.ts';
import { initialDump } from './embedded-template.ts';
import { emptyPostgres } from './postgres-template.ts';

/** The output lines of one process, and the signal that ended the process. */
export interface Lived {
  readonly lines: readonly string[];
  readonly signal: NodeJS.Signals | null;
}

/** `born` is called at the start of a process, `heard` after each line with all lines so far. `kill` ends the process. */
interface Watch {
  readonly born?: (kill: () => void) => void;
  readonly heard?: (lines: readonly string[], kill: () => void) => void;
}

/**
 * Prepares a program that runs several times on the same data and calls `beginLife`. `entry` is the program's path, and
 * `name` is the name of the program's bundle.
 */
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
    /** Returns a folder for the embedded engine's data. */
    dataDir: (dir: string): string => join(folder, dir),
    /** Runs one process on the data at `place`, with further arguments. Resolves when the process ends or is killed. */
    live: (place: string, given: readonly string[], { born, heard }: Watch = {}): Promise<Lived> =>
      new Promise((resolve, reject) => {
        const argv = [...SHORT_LIFE, program, seedDump, place, ...given];
        const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
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

/** Finds the lines that start with `word` and returns the rest of each. */
export const after = (lines: readonly string[], word: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

/** Runs a test on each available engine: in a folder on the embedded engine, in an empty database on PostgreSQL. */
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
