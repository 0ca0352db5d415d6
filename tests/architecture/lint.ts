import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { PROJECT } from './project.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  /** As `.oxlintrc.json` names it. */
  readonly rule: string;
  readonly message: string;
  readonly help: string;
}

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Files that the lint settings and the project's lint plugin need. */
const SETTINGS = [
  '.oxlintrc.json',
  'composition/scripts/house-rules.mjs',
  'composition/scripts/walked-rules.mjs',
];
const TSCONFIG = {
  extends: join(PROJECT, 'tsconfig.base.json'),
  compilerOptions: {
    erasableSyntaxOnly: false,
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  },
};

/** `eslint(no-var)` is `no-var`, `react(refs)` is `react/refs`, a rule without plugin is what it is. */
const ruleOf = (code: string): string => {
  const [, plugin = '', rule = code] = /^([\w-]+)\((.*)\)$/.exec(code) ?? [];
  return plugin === '' || plugin === 'eslint' ? rule : `${plugin}/${rule}`;
};

type Rules = Readonly<Record<string, unknown>>;

interface Settings {
  readonly rules: Rules;
  readonly overrides: readonly { readonly rules: Rules }[];
}

const settings = JSON.parse(readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8')) as Settings;

/** The lint rules that apply to at least some files. */
export const SET_RULES: readonly string[] = [
  ...new Set(
    [settings, ...settings.overrides].flatMap(({ rules }) =>
      Object.keys(rules).filter((name) => rules[name] !== 'off'),
    ),
  ),
].toSorted();

/** Lints these files in a temporary tree with the project's settings. Returns the findings. */
export const lintTree = (files: Readonly<Record<string, string>>): readonly Finding[] => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const texts = { ...files, 'tsconfig.json': JSON.stringify(TSCONFIG) };
    for (const file of [...SETTINGS, ...Object.keys(texts)])
      mkdirSync(dirname(join(root, file)), { recursive: true });
    for (const file of SETTINGS) cpSync(join(PROJECT, file), join(root, file));
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(PROJECT, 'composition/scripts/lint.mjs'),
        '--config',
        join(root, '.oxlintrc.json'),
        '--format',
        'json',
        root,
      ],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    return (JSON.parse(stdout) as Report).diagnostics.map(
      ({ code, filename, message, help, labels }) => ({
        file: relative(root, resolve(PROJECT, filename)),
        line: labels[0]?.span.line ?? 0,
        rule: ruleOf(code ?? message),
        message,
        help: help ?? '',
      }),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
