// What `npm run test:mutation` changes and who has to notice; tests/README.md tells what came of it.

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
  // Tables and schemas are read once, when a module is; a change of one would cost a run of everything.
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
