import { describe, expect, it } from 'vitest';
import { lintTree, SET_RULES } from './lint.ts';
import { TYPED_FAULTS } from './typed-lint-plants.ts';
import { UNTYPED_FAULTS } from './untyped-lint-plants.ts';

/** The rule that typed-rules.mjs adds, as oxlint has no name for it. */
const UNNAMED = 'no-unsafe-class-instance-assignment';

describe('the lint rules that read types', () => {
  it('have faults planted, each', () => {
    const set = SET_RULES.filter(
      (rule) => rule.startsWith('typescript/') && !(rule in UNTYPED_FAULTS),
    ).map((rule) => rule.replace('typescript/', ''));
    expect(Object.keys(TYPED_FAULTS).toSorted()).toEqual([...set, UNNAMED].toSorted());
  });

  it('report each fault planted, and nothing in a file without', () => {
    const planted = Object.entries(TYPED_FAULTS).flatMap(([rule, faults]) =>
      faults.map((text, at) => ({ rule, file: `${rule}-${String(at)}.ts`, text })),
    );
    const found = lintTree({
      'sound.ts': 'export const sound = (words: readonly string[]) => words.length;\n',
      ...Object.fromEntries(planted.map(({ file, text }) => [file, `${text}\nexport {};\n`])),
    });
    const silent = planted.filter(
      ({ rule, file }) =>
        !found.some((one) => one.file === file && one.rule.replace('typescript/', '') === rule),
    );
    expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    expect(found.filter(({ file }) => file === 'sound.ts')).toEqual([]);
  });
});
