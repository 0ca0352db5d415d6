import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FieldProps } from '#ui/kit/field.tsx';
import { plant, readImports, type ImportGraph } from './import-graph.ts';
import { lintTree } from './lint.ts';
import { PROJECT } from './project.ts';

const PLANTS = [
  "import { styled } from '../kit/styled.ts';",
  "import { inputRecipe } from '../kit/field.recipe.ts';",
  "import { row } from '../kit/looks.ts';",
  "import { raised } from '../kit/portal-looks.ts';",
  "export const width = '12px';",
  'export const width = `calc(100% - 4px)`;',
  "export const rule = { '& > b': {} };",
  'export const Own = () => <p className="own" />;',
  'export const Own = () => <p style={{}} />;',
  'export const Own = () => <b>Own</b>;',
  'export const Own = () => <small>Own</small>;',
];

const OF_KIT = "export const rule = { '& > b': { width: '12px' } };";

const OF_LOOK = `import { styled } from '../kit/styled.ts';
import { row } from '../kit/looks.ts';
import { raised } from '../kit/portal-looks.ts';
export const Own = styled('div', { base: { ...row('2'), ...raised, width: '12px' } });
${OF_KIT}`;

const NOT_OF_LOOKS = [
  ['no-restricted-imports', "import { chakra } from '@chakra-ui/react';"],
  ['no-restricted-imports', "import { css } from '@emotion/react';"],
  ['no-restricted-imports', "import { inputRecipe } from '../kit/field.recipe.ts';"],
  ['house/no-style-attribute', 'export const Own = () => <p style={{}} />;'],
  ['house/no-colour', "export const ink = '#0f1e26';"],
] as const;

describe('The kit is closed: a feature writes no look', () => {
  const found = lintTree({
    ...Object.fromEntries(PLANTS.map((text, at) => [`ui/home/planted-${String(at)}.tsx`, text])),
    'ui/kit/planted.tsx': OF_KIT,
    'ui/home/own.look.tsx': OF_LOOK,
    'ui/home/planted.look.tsx': NOT_OF_LOOKS.map(([, text]) => text).join('\n'),
    'ui/home/planted.look.ts': OF_KIT,
  }).filter(({ rule }) => /^(house\/|no-restricted-)/.test(rule));

  it.each(PLANTS.map((text, at) => [text, at] as const))('%s', (_text, at) => {
    const own = found.filter(({ file }) => file === `ui/home/planted-${String(at)}.tsx`);
    expect(own.map(({ message, help }) => `${message} ${help}`)).toEqual([
      expect.stringContaining('The kit is closed'),
    ]);
  });

  it('no field may cut what is pasted: its type has no maxLength', () => {
    expectTypeOf<FieldProps>().not.toHaveProperty('maxLength');
    expectTypeOf<FieldProps>().toHaveProperty('autoComplete');
  });

  it('a look of its own has its rules from the kit alone', () => {
    const own = found.filter(({ file }) => file === 'ui/home/planted.look.tsx');
    expect(own.toSorted((a, b) => a.line - b.line).map(({ line, rule }) => [line, rule])).toEqual(
      NOT_OF_LOOKS.map(([rule], at) => [at + 1, rule]),
    );
  });

  it('no name but `*.look.tsx` opens it', () => {
    const own = found.filter(({ file }) => file === 'ui/home/planted.look.ts');
    expect(own.map(({ rule }) => rule)).toEqual(['house/closed-kit', 'house/closed-kit']);
  });

  it('and the kit itself may, and a look of its own', () => {
    const allowed = ['ui/kit/planted.tsx', 'ui/home/own.look.tsx'];
    expect(found.filter(({ file }) => allowed.includes(file))).toEqual([]);
  });
});

/** The file with the styles that the page needs before any script runs. Only the prerender imports this file. */
const OF_PAGE = 'ui/kit/theme/page-styles.ts';

/** Lists the kit parts that at most one feature uses. */
const lonelyParts = (graph: ImportGraph): readonly string[] => {
  const importers = new Map<string, string[]>();
  for (const [from, all] of graph)
    for (const { to } of all) importers.set(to, [...(importers.get(to) ?? []), from]);
  const usersOf = (part: string, seen = new Set<string>()): ReadonlySet<string> => {
    seen.add(part);
    const users = (importers.get(part) ?? []).flatMap((from) => {
      if (!from.startsWith('ui/kit/')) return [from.split('/').slice(0, 2).join('/')];
      return seen.has(from) ? [] : [...usersOf(from, seen)];
    });
    return new Set(users);
  };
  return [...graph.keys()].filter(
    (file) => file.startsWith('ui/kit/') && file !== OF_PAGE && usersOf(file).size < 2,
  );
};

describe('Each part of the kit serves at least two features', () => {
  const tree = readImports(PROJECT);

  it('and what one feature draws stands with it', () => {
    expect(lonelyParts(tree)).toEqual([]);
  });

  it('a part of one feature is found, also behind another part', () => {
    const planted = plant(tree, {
      'ui/kit/planted.tsx': "import './planted-below.tsx';",
      'ui/kit/planted-below.tsx': "import './badge.tsx';",
      'ui/home/planted.tsx': "import '../kit/planted.tsx';",
      'ui/home/planted-two.tsx': "import '../kit/planted-below.tsx';",
    });
    expect(lonelyParts(planted).filter((file) => file.includes('planted'))).toEqual([
      'ui/kit/planted.tsx',
      'ui/kit/planted-below.tsx',
    ]);
  });
});
