import { describe, expect, it } from 'vitest';
import { lintTree, SET_RULES } from './lint.ts';
import { TYPED_FAULTS } from './typed-lint-plants.ts';
import { UNTYPED_FAULTS } from './untyped-lint-plants.ts';

/** Matches rules whose faults are in lint-law.test.ts. */
const OF_HOUSE = /^(house\/|no-restricted-)/;

const readsTypes = (rule: string) =>
  Object.keys(TYPED_FAULTS).some((name) => rule === `typescript/${name}`);

describe('the lint rules that read no types', () => {
  it('have faults planted, each', () => {
    const set = SET_RULES.filter((rule) => !OF_HOUSE.test(rule) && !readsTypes(rule));
    expect(Object.keys(UNTYPED_FAULTS).toSorted()).toEqual(set);
  });

  it('report each fault planted, and nothing in a file without', () => {
    const planted = Object.entries(UNTYPED_FAULTS).flatMap(([rule, faults]) =>
      faults.map((text, at) => {
        const kind = rule.startsWith('react') ? 'tsx' : 'ts';
        return { rule, file: `ui/news/${rule.replace('/', '-')}-${String(at)}.${kind}`, text };
      }),
    );
    const found = lintTree({
      'ui/news/sound.ts': 'export const sound = (words: readonly string[]) => words.length;\n',
      'ui/news/long.ts': 'export {};\n'.repeat(250),
      ...Object.fromEntries(planted.map(({ file, text }) => [file, `${text}\nexport {};\n`])),
    });
    const silent = planted.filter(
      ({ rule, file }) => !found.some((one) => one.file === file && one.rule === rule),
    );
    expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    expect(found.filter(({ file }) => /(sound|long)\.ts$/.test(file))).toEqual([]);
  });
});
