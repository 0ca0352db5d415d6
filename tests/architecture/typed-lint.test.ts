import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from './cruise.ts';
import { TYPED_FAULTS } from './typed-lint-plants.ts';

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[];
}

interface Settings {
  readonly rules: Readonly<Record<string, unknown>>;
}

/** The rule that typed-rules.mjs adds, as oxlint has no name for it. */
const UNNAMED = 'no-unsafe-class-instance-assignment';
const PREFIX = '@typescript-eslint/';

const settings = JSON.parse(readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8')) as Settings;
const set = Object.keys(settings.rules).map((name) => name.replace('typescript/', ''));

/** The rules of the strict set that need types, by what the set without types turns off. */
const strictTyped = (): readonly string[] => {
  const off = tseslint.configs.disableTypeChecked.rules ?? {};
  return tseslint.configs.strictTypeChecked
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([name, level]) => name in off && level !== 'off')
    .map(([name]) => name.replace(PREFIX, ''));
};

describe('the lint rules that read types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-lint-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Rules reported, by the file they are reported in. */
  const lint = (files: Readonly<Record<string, string>>): ReadonlyMap<string, Set<string>> => {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(PROJECT, 'tsconfig.base.json'),
        compilerOptions: { erasableSyntaxOnly: false, lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
      }),
    );
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { stdout } = spawnSync(
      process.execPath,
      [join(PROJECT, 'composition/scripts/lint-types.mjs'), '--format', 'json', folder],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    const found = new Map<string, Set<string>>();
    for (const { code = '', filename } of (JSON.parse(stdout) as Report).diagnostics) {
      const name = basename(filename);
      const rules = found.get(name) ?? new Set<string>();
      found.set(name, rules.add(/\((.*)\)/.exec(code)?.[1] ?? code));
    }
    return found;
  };

  it('are all of the strict set, and each has faults planted', () => {
    expect([...set, UNNAMED]).toEqual(expect.arrayContaining([...new Set(strictTyped())]));
    expect(Object.keys(TYPED_FAULTS).toSorted()).toEqual([...set, UNNAMED].toSorted());
  });

  it('report each fault planted, and nothing in a file without', () => {
    const planted = Object.entries(TYPED_FAULTS).flatMap(([rule, faults]) =>
      faults.map((text, at) => ({ rule, file: `${rule}-${String(at)}.ts`, text })),
    );
    const found = lint({
      'sound.ts': 'export const sound = (words: readonly string[]) => words.length;\n',
      ...Object.fromEntries(planted.map(({ file, text }) => [file, `${text}\nexport {};\n`])),
    });
    const silent = planted.filter(({ rule, file }) => found.get(file)?.has(rule) !== true);
    expect(silent.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    expect(found.get('sound.ts')).toBeUndefined();
  });
});
