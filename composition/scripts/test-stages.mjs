import { join } from 'node:path';
import { PROMISES } from './promise-figures.mjs';
import {
  playwrightCosts,
  playwrightFailures,
  readReport,
  vitestCosts,
  vitestFailures,
} from './test-reports.mjs';

/**
 * @typedef {import('./test-budgets.mjs').FileCost} FileCost
 * @typedef {{ passed: number, failed: number, failures?: string[], costs?: FileCost[] }} Count
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   env?: Record<string, string>,
 *   count?: (ok: boolean) => Count,
 *   repeat?: string[],
 * }} Stage
 */

export const ROOT = join(import.meta.dirname, '..', '..');
export const REPORTS = join(ROOT, '.cache', 'reports');

const npx = (/** @type {string[]} */ ...args) => ['npx', '--no-install', ...args];

/**
 * A run that failed without a failing test (a file that does not load, a crashed worker) still counts as one failure.
 * @param {string} name @param {Record<string, string>} env @returns {Stage}
 */
const vitest = (name, env) => {
  const file = join(REPORTS, 'vitest.json');
  return {
    name,
    command: npx('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`),
    env,
    count: (ok) => {
      const report = readReport(file);
      const passed = report?.numPassedTests ?? 0;
      const failed = report?.numFailedTests ?? 0;
      return {
        passed,
        failed: ok && passed > 0 ? failed : Math.max(failed, 1),
        failures: vitestFailures(report),
        costs: vitestCosts(report, ROOT),
      };
    },
  };
};

export const BROWSER_REPORT = join(REPORTS, 'playwright.json');
export const REPEATED_REPORT = join(REPORTS, 'playwright-again.json');

/** @param {string} name @param {'journeys' | 'screens' | 'all'} suite @returns {Stage} */
const browser = (name, suite) => ({
  name,
  command: npx('playwright', 'test'),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT, SUITE: suite },
  // What failed, each alone.
  repeat: npx('playwright', 'test', '--last-failed', '--workers=1'),
  count: (ok) => {
    const report = readReport(BROWSER_REPORT);
    const passed = report?.stats?.expected ?? 0;
    const failed = (report?.stats?.unexpected ?? 0) + (report?.stats?.flaky ?? 0);
    return {
      passed,
      failed: ok && passed > 0 ? failed : Math.max(failed, 1),
      failures: playwrightFailures(report),
      costs: playwrightCosts(report),
    };
  },
});

/**
 * The compiler in machine code: the same findings for a third of the work. ESLint's rules read types by the one in JavaScript.
 * One checker: two would work out most types twice, on cores that lint needs.
 * @type {Stage}
 */
const TYPES = {
  name: 'types',
  command: ['node', 'node_modules/tsc-native/bin/tsc', '-b', '--checkers', '1', '--builders', '1'],
};

/** @type {Stage} */
const BUILD = { name: 'build', command: ['node', 'composition/scripts/build.mjs', '--if-changed'] };

/**
 * A part of `npm run lint`: it runs on one core, and reading the types of the whole project is most of its work, so two halves
 * beside each other take little more than half of the time. The types outgrow Node's usual 4 GB.
 * @param {string} name @param {string[]} files @returns {Stage}
 */
const lint = (name, ...files) => ({
  name,
  command: [
    ...['node', '--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js'],
    ...['--max-warnings=0', ...files],
  ],
});
const TESTED_BY = ['tests', 'composition'];

/** Stages that run beside each other, each list in its own order, before all that follows. @type {readonly Stage[][]} */
const STATIC = [
  [lint('lint the product', '.', ...TESTED_BY.map((folder) => `--ignore-pattern=${folder}`))],
  [lint('lint what tests and joins it', ...TESTED_BY)],
  [
    { name: 'lock file', command: ['npm', 'ci', '--dry-run', '--silent'] },
    { name: 'format', command: npx('prettier', '--check', '.', '--log-level=warn') },
    TYPES,
    BUILD,
    { name: 'size', command: ['node', 'composition/scripts/size.mjs'] },
  ],
];

/**
 * The tiers of tests/README.md: what runs beside each other, then what runs one after the other.
 * @type {Readonly<Record<string, { beside: readonly Stage[][], then: readonly Stage[] }>>}
 */
export const TIERS = {
  default: {
    beside: STATIC,
    then: [vitest('rules to HTTP', { TIER: 'default' }), browser('browser journeys', 'journeys')],
  },
  heavy: {
    beside: [],
    then: [
      vitest('kills to PostgreSQL', { TIER: 'heavy', ROUNDS: 'ci' }),
      BUILD,
      browser('browser screens', 'screens'),
    ],
  },
  'all-rounds': {
    beside: [],
    then: [
      BUILD,
      vitest('everything with all rounds', { ROUNDS: 'all' }),
      browser('the whole browser set', 'all'),
      ...PROMISES.flatMap(({ bench }) =>
        bench === undefined ? [] : [{ name: bench, command: ['node', bench] }],
      ),
    ],
  },
};
