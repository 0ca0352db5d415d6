import { ESLint } from 'eslint';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FieldProps } from '#ui/kit/field.tsx';
import { PROJECT } from './cruise.ts';

const lint = new ESLint({
  cwd: PROJECT,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted'),
});

const told = async (text: string, filePath: string): Promise<readonly string[]> => {
  const results = await lint.lintText(`${text}\n`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
};

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

describe('The kit is closed: a feature writes no look', () => {
  it.each(PLANTS)('%s', async (text) => {
    const messages = await told(text, 'ui/home/planted.tsx');
    expect(messages.some((message) => message.includes('The kit is closed'))).toBe(true);
    expect(messages).toHaveLength(1);
  });

  it('no field may cut what is pasted: its type has no maxLength', () => {
    expectTypeOf<FieldProps>().not.toHaveProperty('maxLength');
    expectTypeOf<FieldProps>().toHaveProperty('autoComplete');
  });

  it('and the kit itself may', async () => {
    expect(
      await told("export const rule = { '& > b': { width: '12px' } };", 'ui/kit/planted.tsx'),
    ).toEqual([]);
  });
});
