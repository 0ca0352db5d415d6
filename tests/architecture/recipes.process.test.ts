import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';
import { fieldRecipe } from './recipes/field.recipe.ts';
import { listRecipe } from './recipes/list.recipe.ts';
import { portRecipe } from './recipes/port.recipe.ts';
import { copyProject, makeEdit, namesFile, stepsOf } from './recipes/recipe.ts';
import { reportRecipe } from './recipes/report.recipe.ts';
import { rightRecipe } from './recipes/right.recipe.ts';
import { routeRecipe } from './recipes/route.recipe.ts';
import { screenRecipe } from './recipes/screen.recipe.ts';
import { sitePartRecipe } from './recipes/site-part.recipe.ts';

/** In the order in which they are followed: the later ones extend the screen of the first. */
const RECIPES = [
  screenRecipe,
  routeRecipe,
  rightRecipe,
  listRecipe,
  portRecipe,
  sitePartRecipe,
  fieldRecipe,
  reportRecipe,
];

/** Tests that the recipes name, and those that hold the laws a new part could break. */
const TESTS = [
  'tests/architecture/fences.test.ts',
  'tests/composition/web/sections.test.ts',
  'tests/core/navigation/',
  'tests/adapters/browser/local-last-look.test.ts',
  'tests/adapters/memory/memory-last-look.test.ts',
  'tests/adapters/server/http/access-matrix.test.ts',
  'tests/adapters/server/sql/reports/report-queries.test.ts',
];

const guide = readFileSync(join(PROJECT, 'CONTRIBUTING.md'), 'utf8');

describe.each(RECIPES)('the recipe "$heading"', ({ heading, steps }) => {
  const written = stepsOf(guide, heading);

  it('has an example for each of its steps', () => {
    expect(steps.length).toBe(written.length);
  });

  it('names in each step the files that the step changes', () => {
    const unnamed = steps.flatMap((edits, at) =>
      edits
        .filter(({ file }) => !namesFile(written.slice(0, at + 1).join('\n'), file))
        .map(({ file }) => `step ${String(at + 1)}: ${file}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('a copy of the project in which every recipe was followed', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'recipes-'));
    copyProject(PROJECT, root);
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    for (const edit of RECIPES.flatMap(({ steps }) => steps.flat())) makeEdit(root, edit);
  }, 300_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...args], {
      cwd: root,
      encoding: 'utf8',
      // A tier has only its own projects; the named tests belong to several.
      env: { ...process.env, TIER: '' },
      maxBuffer: 100_000_000,
    });
    return status === 0 ? 'passed' : stdout + stderr;
  };

  it('compiles', { timeout: 1_200_000 }, () => {
    expect(run('tsc', '-b')).toBe('passed');
  });

  it('passes the tests that the recipes name', { timeout: 1_200_000 }, () => {
    expect(run('vitest', 'run', '--project=pure', '--project=database', ...TESTS)).toBe('passed');
  });
});
