import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Maximum number of files in a folder. */
const MOST = 60;

/** Folders above the usual limit, each with its own limit. These limits may only be lowered. */
const FULLER: Readonly<Record<string, number>> = {
  'adapters/server/demo': 76,
  'adapters/wire': 76,
  'ui/kit': 103,
  'ui/shell': 109,
};

/** Returns, for each folder, the number of files directly in it. */
const countsOf = (files: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
};

const tooFull = (files: readonly string[]): readonly string[] =>
  [...countsOf(files)]
    .filter(([folder, count]) => count > (FULLER[folder] ?? MOST))
    .map(([folder]) => folder);

describe('a folder', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');

  it(`holds at most ${MOST} files, but for a few that only become fewer`, () => {
    expect(files.length).toBeGreaterThan(4000);
    expect(tooFull(files)).toEqual([]);
    const counts = countsOf(files);
    expect(Object.keys(FULLER).filter((folder) => (counts.get(folder) ?? 0) <= MOST)).toEqual([]);
  });

  it.each(['ui/planted', 'adapters/wire'])('with one more is reported: %s', (folder) => {
    const most = FULLER[folder] ?? MOST;
    const planted = Array.from({ length: most + 1 }, (_, at) => `${folder}/planted-${at}.ts`);
    expect(tooFull(planted.slice(1))).toEqual([]);
    expect(tooFull(planted)).toEqual([folder]);
  });
});
