import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = '/dev/shm';
const MODULE = join(import.meta.dirname, '../../composition/scripts/memory-folder.mjs');
/** Calls the module for a folder in a separate process, and returns the module's result after that process has exited. */
const ask = (root: string, bytes = 1): { folder: string | null; isThere: boolean } => {
  const program = `
    const { existsSync } = await import('node:fs');
    const { memoryFolder } = await import(${JSON.stringify(MODULE)});
    const folder = memoryFolder(${JSON.stringify(root)}, ${bytes});
    console.log(JSON.stringify({ folder, isThere: folder !== null && existsSync(folder) }));`;
  const given = execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(given.toString()) as ReturnType<typeof ask>;
};

describe('what tests write for a moment', () => {
  const left = join(ROOT, `portal-tests-${2 ** 22 + 1}-left`);
  afterAll(() => {
    rmSync(left, { recursive: true, force: true });
  });

  it('stays on the disk where there is no memory for it', () => {
    expect(ask(import.meta.dirname)).toEqual({ folder: null, isThere: false });
    expect(ask(ROOT, 2 ** 60)).toEqual({ folder: null, isThere: false });
    expect(ask(join(import.meta.dirname, 'nowhere'))).toEqual({ folder: null, isThere: false });
  });

  it.runIf(existsSync(ROOT))('is in memory, and gone with its run or at the next one', () => {
    mkdirSync(left);
    writeFileSync(join(left, 'a'), 'what a killed run left');
    const { folder, isThere } = ask(ROOT);
    expect(folder).toMatch(/^\/dev\/shm\/portal-tests-\d+-/);
    expect(isThere).toBe(true);
    expect([folder ?? '', left].map((one) => existsSync(one))).toEqual([false, false]);
  });
});
