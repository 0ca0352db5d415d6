import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  BROWSER_GLOBALS,
  NO_COLOUR,
  NO_LOOK,
  NO_NOW,
  NO_PART_TWICE,
  NO_SEPARATOR,
  PURE,
  SINKS,
  syntax,
} from './composition/scripts/lint-syntax.mjs';

/** @param {string[]} names @param {string} message */
const noImports = (names, message) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { group: names, message },
        { group: ['node_modules/**'], message: 'By name.' },
      ],
    },
  ],
});

const REACT = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  '@chakra-ui/*',
  '@emotion/*',
];
const MOBX = ['mobx', 'mobx-react-lite'];
const NO_FETCH = { selector: "CallExpression[callee.name='fetch']", message: 'Call a use case.' };
const CHAKRA = ['@chakra-ui/*', '@emotion/*'];
const INVERSIFY = ['inversify', 'reflect-metadata'];

const TYPED = process.env.LINT_TYPES === 'javascript';
/** @typedef {{ files?: string[], rules: Record<string, unknown> }} Ruled */
/** @type {Ruled & { overrides: Ruled[] }} */
const { rules: typedRules, overrides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '.oxlintrc.json'), 'utf8'),
);

/** Rules of .oxlintrc.json by the names they have here. @param {Ruled} ruled */
const named = ({ files = ['**/*.ts', '**/*.tsx'], rules }) => ({
  files,
  rules: Object.fromEntries(
    Object.entries(rules).map(([name, set]) => [
      name.replace('typescript/', '@typescript-eslint/'),
      set,
    ]),
  ),
});

/**
 * Rules that read types run in machine code (.oxlintrc.json, lint-types.mjs). By those of JavaScript they run before a
 * release (`npm run test:all-rounds`), as a second opinion for four times the work.
 */
const TYPES = TYPED
  ? [
      {
        files: ['**/*.ts', '**/*.tsx'],
        languageOptions: {
          parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
        },
      },
      ...[{ rules: typedRules }, ...overrides].map(named),
    ]
  : [{ files: ['**/*.ts', '**/*.tsx'], ...tseslint.configs.disableTypeChecked }];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.cache/**',
      '.data*/**',
      '.pictures/**',
      'node_modules/**',
      'ui/public/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { house: { rules: { 'no-part-twice': NO_PART_TWICE } } },
    rules: {
      ...syntax(),
      'house/no-part-twice': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      // A word on the console is deliberate; a log is a forgotten trace.
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 220, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  ...TYPES,
  { files: ['core/**/*.ts'], rules: syntax(...NO_NOW, NO_SEPARATOR) },
  {
    files: ['core/**/*.rule.ts'],
    rules: {
      ...syntax(...PURE),
      ...noImports(
        [
          'rxjs',
          'rxjs/*',
          '**/*.use-case.ts',
          '**/*.operation.ts',
          ...MOBX,
          ...REACT,
          ...INVERSIFY,
        ],
        'A rule knows data only.',
      ),
    },
  },
  {
    files: [
      'core/**/*.use-case.ts',
      'core/**/*.operation.ts',
      'core/**/*.port.ts',
      'core/**/*.schema.ts',
    ],
    rules: noImports(
      [...MOBX, ...REACT, ...INVERSIFY, 'node:*', '#adapters/*', '#ui/*'],
      'The core is free of frameworks.',
    ),
  },
  {
    files: ['ui/**/*.view-model.ts'],
    rules: {
      ...syntax(NO_FETCH, ...NO_LOOK),
      ...noImports([...REACT, 'mobx-react-lite', ...INVERSIFY], 'A view model knows no screen.'),
    },
  },
  {
    files: ['ui/**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest']],
    rules: {
      ...syntax(
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'Look comes from tokens and recipes.',
        },
        NO_FETCH,
        NO_COLOUR,
      ),
    },
  },
  {
    files: ['ui/**/*.ts', 'ui/**/*.tsx'],
    ignores: ['ui/kit/**', 'ui/**/*.view-model.ts'],
    rules: {
      ...syntax(NO_FETCH, ...NO_LOOK),
      ...noImports(
        [...CHAKRA, '**/kit/styled.ts', '**/kit/*.recipe.ts', '**/kit/*looks.ts'],
        'The kit is closed: a feature writes no look.',
      ),
    },
  },
  {
    files: ['adapters/http/**', 'adapters/wire/**', 'adapters/memory/**'],
    rules: {
      'no-restricted-globals': ['error', ...BROWSER_GLOBALS],
    },
  },
  {
    files: ['tests/**/*.ts', 'tests/**/*.tsx'],
    rules: {
      ...syntax({
        selector:
          'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
        message: 'No skipped or focused test.',
      }),
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: [
      '*.config.ts',
      'composition/scripts/*.ts',
      'composition/**/server.ts',
      'composition/**/smoke.ts',
      'adapters/cli/**',
      'tests/bench/**',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', ...SINKS] },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.recommended],
    rules: { 'max-lines': ['error', 220], 'no-restricted-syntax': ['error', ...SINKS] },
  },
);
