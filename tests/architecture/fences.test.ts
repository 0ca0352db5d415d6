import { describe, expect, it } from 'vitest';
import { circlesIn, lineFinder, refusedOf, slicesIn, tooNear } from './break-law.ts';
import { ALLOWED, type FencePlant, REFUSED, TOO_NEAR } from './fence-plants.ts';
import { missing, plant, readImports, type ImportGraph } from './import-graph.ts';
import { DISTANCES, LAW } from './law.ts';
import { PROJECT } from './project.ts';

const tree = readImports(PROJECT);
const NOTHING: ImportGraph = new Map();

const textOf = ({ asks }: FencePlant): string =>
  /[ ;]/.test(asks) ? asks : `import { a } from '${asks}';`;

/** Returns the violations of a single planted file. */
const refusedIn = (one: FencePlant) => refusedOf(LAW, plant(NOTHING, { [one.file]: textOf(one) }));

describe('the fences of the house', () => {
  it('stand: every import is allowed by the line of its file, and the tree was really read', () => {
    expect(refusedOf(LAW, tree)).toEqual([]);
    expect(missing(PROJECT, tree)).toEqual([]);
    expect(tree.size).toBeGreaterThan(3000);
    expect([...tree.values()].flat().length).toBeGreaterThan(10_000);
  });

  it('keep their distances, and no modules import each other in a circle', () => {
    expect(tooNear(DISTANCES, tree)).toEqual([]);
    expect(circlesIn(tree)).toEqual([]);
  });

  it('let no slices of the core import each other, neither directly nor in a circle of several', () => {
    const slices = slicesIn(tree);
    expect(slices.size).toBeGreaterThan(120);
    expect(circlesIn(slices)).toEqual([]);
  });
});

/** Returns a sample file name that matches a pattern. */
const sampleOf = (files: string): string =>
  files
    .replace(/\{([^},]*),[^}]*\}/g, '$1')
    .replaceAll('**/', '')
    .replace(/\*\*$/, 'planted.ts')
    .replace(/<slice>|\*/g, 'planted');

describe('each fence barks', () => {
  const findLine = lineFinder(LAW);

  it.each(LAW.map((line) => [line.files, line] as const))('%s', (files, line) => {
    const file = sampleOf(files);
    expect(findLine(file)?.line).toBe(line);
    expect(refusedIn({ file, asks: 'left-pad' })).toEqual([
      { law: files, from: file, to: 'left-pad' },
    ]);
  });

  it('at every import that is refused', () => {
    const silent = REFUSED.filter((one) => refusedIn(one).length === 0);
    expect(silent).toEqual([]);
    expect(REFUSED.length).toBeGreaterThan(300);
  });

  it('and at none that is allowed', () => {
    expect(ALLOWED.flatMap(refusedIn)).toEqual([]);
  });

  it.each(DISTANCES.map(({ name }) => name))('%s', (name) => {
    const found = tooNear(DISTANCES, plant(tree, TOO_NEAR[name] ?? {}));
    expect(found.filter(({ law }) => law === name)).not.toEqual([]);
  });

  it('at a circle', () => {
    const circle = plant(NOTHING, {
      'core/kernel/a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;",
      'core/kernel/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;",
    });
    expect(circlesIn(circle)).toHaveLength(2);
  });

  it.each([
    ['at two slices that import each other', ['contacts', 'zones']],
    ['at two slices of the back end', ['backend/contacts', 'backend/zones']],
    ['at three that do', ['contacts', 'zones', 'news']],
    ['at a slice and what stands below all of them', ['backend/contacts', 'backend']],
  ])('%s', (_, names) => {
    const texts = names.map((name, at): readonly [file: string, text: string] => [
      `core/${name}/planted-${at}.ts`,
      `import type { A } from '#core/${names[(at + 1) % names.length] ?? ''}/a-planted.ts';`,
    ]);
    const circle = circlesIn(slicesIn(plant(NOTHING, Object.fromEntries(texts))));
    expect(circle.map(({ from }) => from)).toEqual(names.map((name) => `core/${name}`));
  });

  it.each([
    'core/news/save.service.ts',
    'core/planted.ts',
    'ui/planted.ts',
    'ui/news/planted.container.tsx',
    'adapters/planted.ts',
    'adapters/queue/planted.ts',
    'adapters/server/planted.ts',
    'adapters/server/queue/planted.ts',
    'composition/planted.ts',
    'helpers/planted.ts',
  ])('at a file that no line speaks of: %s', (file) => {
    expect(refusedIn({ file, asks: 'export {};' })).toEqual([
      { law: 'no line', from: file, to: '' },
    ]);
  });

  it('however a module is asked for', () => {
    const asking = [
      "import { a } from '#ui/home/a.ts';",
      "import type { A } from '#ui/home/a.ts';",
      "import { type A } from '#ui/home/a.ts';",
      "import '#ui/home/a.ts';",
      "export * from '#ui/home/a.ts';",
      "export type { A } from '#ui/home/a.ts';",
      "export const a = () => import('#ui/home/a.ts');",
      'export const a = () => import(`#ui/home/a.ts`);',
      "export type A = import('#ui/home/a.ts').A;",
      "export const a = require('#ui/home/a.ts');",
      "import '../../ui/home/a.ts?worker';",
      '/// <reference path="../../ui/home/a.ts" />',
    ];
    const silent = asking.filter(
      (asks) => refusedIn({ file: 'core/news/planted.ts', asks }).at(0)?.to !== 'ui/home/a.ts',
    );
    expect(silent).toEqual([]);
  });

  it('at an import of what is not there', () => {
    const file = 'core/kernel/planted-missing.ts';
    const text = "import './nowhere.ts';\nimport '#ui/nowhere.ts';\nimport 'nowhere';";
    expect(missing(PROJECT, plant(tree, { [file]: text }))).toEqual([
      `${file} -> core/kernel/nowhere.ts`,
      `${file} -> ui/nowhere.ts`,
      `${file} -> nowhere`,
    ]);
  });
});
