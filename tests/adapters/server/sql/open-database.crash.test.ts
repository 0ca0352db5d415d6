import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleForNode } from '#tests/backend/support/bundle-for-node.ts';
import { initialDump } from '#tests/backend/support/embedded-template.ts';
import { rounds } from '#tests/backend/support/rounds.ts';
import type { Found } from './crash-writer.ts';

const ROUNDS = rounds(5, 200);
const FIRST_STARTS = rounds(2, 30);

interface Life {
  readonly found: Found | null;
  readonly wrote: readonly string[];
  readonly signal: NodeJS.Signals | null;
}

let program = '';
let seedDump = '';
let folder = '';
beforeAll(async () => {
  program = await bundleForNode(join(import.meta.dirname, 'crash-writer.ts'), 'crash-writer');
  seedDump = await initialDump();
  folder = mkdtempSync(join(tmpdir(), 'portal-crash-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** One life of the writer: killed `ms` after `since`, or left to end by itself when nothing is to be written. */
const live = (
  dataDir: string,
  prefix: string,
  kill: { readonly ms: number; readonly since: 'spawn' | 'firstWrite' } | null,
): Promise<Life> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, dataDir, prefix, seedDump], {
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
  });

it(
  `loses nothing acknowledged and tears nothing when killed ${ROUNDS} times while writing`,
  async () => {
    const dataDir = join(folder, 'writing');
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ms = Math.floor(Math.random() * 400);
      const life = await live(dataDir, `r${round}`, { ms, since: 'firstWrite' });
      expect(life.signal).toBe('SIGKILL');
      expect(life.found?.intact).toBe(true);
      expect(acknowledged.filter((name) => !life.found?.names.includes(name))).toEqual([]);
      acknowledged.push(...life.wrote);
    }
    const { found } = await live(dataDir, '', null);
    expect(found?.intact).toBe(true);
    expect(acknowledged.filter((name) => !found?.names.includes(name))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    // Each killed life may have stored one row more than it could still report.
    expect((found?.names.length ?? 0) - acknowledged.length).toBeLessThanOrEqual(ROUNDS);
    expect((found?.lines ?? 0) - acknowledged.length).toBeLessThanOrEqual(ROUNDS);
  },
  120_000 + ROUNDS * 20_000,
);

it(
  'starts after a first start that was killed half-way',
  async () => {
    for (let round = 0; round < FIRST_STARTS; round += 1) {
      const dataDir = join(folder, `first-${round}`);
      const ms = 150 + Math.floor(Math.random() * 900);
      await live(dataDir, 'killed', { ms, since: 'spawn' });
      const { found } = await live(dataDir, '', null);
      expect(found?.intact).toBe(true);
      expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    }
  },
  120_000 + FIRST_STARTS * 60_000,
);
