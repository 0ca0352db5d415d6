import { describe, expect, it } from 'vitest';
import { breaksOf } from './break-law.ts';
import { missing, plant, readImports } from './import-graph.ts';
import { LAW } from './law.ts';
import { PROJECT } from './project.ts';

const tree = readImports(PROJECT);

describe('the fences of the house', () => {
  it('stand: the tree breaks no law, and the tree was really read', () => {
    expect(breaksOf(LAW, tree)).toEqual([]);
    expect(missing(PROJECT, tree)).toEqual([]);
    expect(tree.size).toBeGreaterThan(3000);
    expect([...tree.values()].flat().length).toBeGreaterThan(10_000);
  });
});

describe('each fence barks', () => {
  const texts = LAW.flatMap((fence) => fence.plant).map(({ file, text }) => [file, text] as const);
  const broken = breaksOf(LAW, plant(tree, Object.fromEntries(texts)));

  it.each(LAW.map((fence) => [fence.name, fence] as const))('%s', (name, fence) => {
    const planted = fence.plant.map(({ file }) => file);
    const reported = broken.filter((one) => one.fence === name && planted.includes(one.from));
    expect(reported).not.toEqual([]);
  });

  it('however a module is asked for', () => {
    const asking = [
      "import { a } from '#ui/home/a.ts';",
      "import type { A } from '#ui/home/a.ts';",
      "import '#ui/home/a.ts';",
      "export * from '#ui/home/a.ts';",
      "export type { A } from '#ui/home/a.ts';",
      "export const a = () => import('#ui/home/a.ts');",
      'export const a = () => import(`#ui/home/a.ts`);',
      "export const a = require('#ui/home/a.ts');",
      "import '../../ui/home/a.ts?worker';",
    ];
    const files = asking.map((text, at) => [`core/kernel/planted-${String(at)}.ts`, text] as const);
    const found = breaksOf(LAW, plant(tree, Object.fromEntries(files)))
      .filter(({ fence }) => fence === 'core-imports-only-core')
      .map(({ from }) => from);
    expect(found).toEqual(files.map(([file]) => file));
  });

  it('at an import of what is not there', () => {
    const file = 'core/kernel/planted-missing.ts';
    const text = "import './nowhere.ts';\nimport '#ui/nowhere.ts';\nimport 'nowhere';";
    expect(missing(PROJECT, plant(tree, { [file]: text }))).toEqual([
      `${file} -> core/kernel/nowhere.ts`,
      `${file} -> ui/nowhere.ts`,
      `${file} -> node_modules/nowhere/`,
    ]);
  });
});
