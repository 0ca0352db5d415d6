import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { bundleForNode, SHORT_LIFE } from '#tests/backend/harness/bundle-for-node.ts';
import { initialDump } from '#tests/backend/harness/embedded-template.ts';
import type { Found } from './crash-writer.ts';

/** What one life of the writer found, and what it could say before its end. */
export interface Life {
  readonly found: Found | null;
  readonly wrote: readonly string[];
  readonly signal: NodeJS.Signals | null;
}

/** When a life ends: milliseconds after its birth or its first write. */
export interface Kill {
  readonly ms: number;
  readonly since: 'spawn' | 'firstWrite';
}

/** A writer of one test file, to be killed; the program is `entry` and made under `name`. */
export const useWriter = (name: string, entry = 'crash-writer.ts') => {
  let program = '';
  let seedDump = '';
  let folder = '';
  beforeAll(async () => {
    program = await bundleForNode(join(import.meta.dirname, entry), name, true);
    seedDump = await initialDump();
    folder = mkdtempSync(join(tmpdir(), 'portal-crash-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    dataDir: (dir: string): string => join(folder, dir),
    /** One life of the writer: killed, or left to end by itself when nothing is to be written. */
    live: (dataDir: string, prefix: string, kill: Kill | null): Promise<Life> =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [...SHORT_LIFE, program, dataDir, prefix, seedDump], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let found: Found | null = null;
        const wrote: string[] = [];
        const arm = (): void => {
          if (kill !== null) setTimeout(() => child.kill('SIGKILL'), kill.ms);
        };
        if (kill?.since === 'spawn') arm();
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('found ')) found = JSON.parse(line.slice(6)) as Found;
          if (!line.startsWith('wrote ')) return;
          wrote.push(line.slice(6));
          if (wrote.length === 1 && kill?.since === 'firstWrite') arm();
        });
        child.on('error', reject);
        child.on('close', (_code, signal) => {
          resolve({ found, wrote, signal });
        });
      }),
  };
};
