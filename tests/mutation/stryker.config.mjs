// The folders that `npm run test:mutation` mutates. tests/README.md lists the results.

const FOLDERS = ['gating', 'login', 'mfa', 'permission', 'navigation', 'news', 'session'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: FOLDERS.map((folder) => `core/${folder}/*.ts`),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // None: Stryker would rewrite it for its copy of the tree, by a TypeScript that has an API of JavaScript.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // Skips mutants in code that runs once at module load, such as tables and schemas, because each such mutant would need a
  // run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '.cache',
    '.data*',
    '.pictures',
    'dist',
    'test-results',
    'playwright-report',
    'ui/public',
  ],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
};
