import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FieldProps } from '#ui/kit/field.tsx';
import { lintTree } from './lint.ts';

const PLANTS = [
  "import { styled } from '../kit/styled.ts';",
  "import { inputRecipe } from '../kit/field.recipe.ts';",
  "import { row } from '../kit/looks.ts';",
  "import { raised } from '../kit/portal-looks.ts';",
  "export const width = '12px';",
  'export const width = `calc(100% - 4px)`;',
  "export const rule = { '& > b': {} };",
  'export const Own = () => <i className="own" />;',
  'export const Own = () => <i style={{}} />;',
];

const OF_KIT = "export const rule = { '& > b': { width: '12px' } };";

describe('The kit is closed: a feature writes no look', () => {
  const found = lintTree({
    ...Object.fromEntries(PLANTS.map((text, at) => [`ui/home/planted-${String(at)}.tsx`, text])),
    'ui/kit/planted.tsx': OF_KIT,
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

  it('and the kit itself may', () => {
    expect(found.filter(({ file }) => file === 'ui/kit/planted.tsx')).toEqual([]);
  });
});
