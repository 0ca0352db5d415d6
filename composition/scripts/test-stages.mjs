import { join } from 'node:path';
import { BENCHMARKS } from './promises.mjs';
import {
  benchmarkCosts,
  playwrightCosts,
  playwrightFailures,
  readReport,
  vitestCosts,
  vitestFailures,
} from './test-reports.mjs';

/**
 * `inMemory`: the stage may write its temporary files to memory, which would distort benchmarks.
 * @typedef {import('./test-budgets.mjs').FileCost} FileCost
 * @typedef {import('./test-reports.mjs').TriedBenchmark} TriedBenchmark
 * @typedef {{ passed: number, failed: number, failures?: string[], costs?: FileCost[] }} Count
 * @typedef {{   name: string,   command: string[],   env?: Record<string, string>,   count?: (ok: boolean) => Count,   repeat?: string[],   inMemory?: true, }} Stage
 */

export const ROOT = join(import.meta.dirname, '..', '..');
export const REPORTS = join(ROOT, '.cache', 'reports');

const npx = (/** @type {string[]} */ ...args) => ['npx', '--no-install', ...args];

/**
 * Returns a Vitest stage. A failed run without a failed test (a file that does not load, a crashed worker) counts as one
 * failure.
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {readonly string[]} projects all projects unless some are named
 * @returns {Stage}
 */
const vitest = (name, env, projects = []) => {
  const file = join(REPORTS, 'vitest.json');
  return {
    name,
    command: npx(
      'vitest',
      'run',
      '--silent=passed-only',
      ...projects.map((one) => `--project=${one}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ),
    env,
    inMemory: true,
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
  inMemory: true,
  // Runs the failed tests again, one at a time, with a full trace.
  repeat: npx('playwright', 'test', '--last-failed', '--workers=1', '--trace=retain-on-failure'),
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

export const BENCH_REPORT = join(REPORTS, 'benchmarks.json');

/** @type {Stage} */
const SMALL_BENCHMARKS = {
  name: 'each benchmark once, small',
  command: ['node', 'composition/scripts/try-benchmarks.mjs'],
  count: (ok) => {
    /** @type {readonly TriedBenchmark[]} */
    const tried = readReport(BENCH_REPORT) ?? [];
    const failures = tried.flatMap(({ file, cause }) =>
      cause === null ? [] : [`${file}\n${cause}`],
    );
    return {
      passed: tried.length - failures.length,
      failed: ok ? failures.length : Math.max(failures.length, 1),
      failures,
      costs: benchmarkCosts(tried),
    };
  },
};

/** Makes Go programs collect garbage less often, which saves a sixth of their work for a few gigabytes of memory. */
const GO = { GOGC: '300' };

/** One type checker only: two would each infer most types, on cores that lint needs. @type {Stage} */
const TYPES = {
  name: 'types',
  command: ['node', 'node_modules/typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '1'],
  env: GO,
};

/** @type {Stage} */
const BUILD = { name: 'build', command: ['node', 'composition/scripts/build.mjs', '--if-changed'] };

/** All lint rules run in one stage, so that each file is read once. @type {Stage} */
const LINT = { name: 'lint', command: ['node', 'composition/scripts/lint.mjs'], env: GO };

/** @type {Stage} */
const FORMAT = { name: 'format', command: npx('oxfmt', '--check') };

/**
 * Lists of stages that run in parallel before all other stages. The stages of one list run in order, and each list takes
 * about equally long.
 * @type {readonly Stage[][]}
 */
const STATIC = [
  [LINT],
  [
    { name: 'lock file', command: ['npm', 'ci', '--dry-run', '--silent'] },
    FORMAT,
    TYPES,
    BUILD,
    { name: 'size', command: ['node', 'composition/scripts/size.mjs'] },
  ],
];

/**
 * The tiers of tests/README.md. The lists of `beside` run in parallel; afterwards the stages of `then` run in order.
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
      BUILD,
      vitest('kills to PostgreSQL', { TIER: 'heavy' }),
      browser('browser screens', 'screens'),
    ],
  },
  'all-rounds': {
    beside: [],
    then: [
      BUILD,
      // One stage per project, so that an interrupted run can continue with `--from`.
      vitest('rules and screens, all rounds', { ROUNDS: 'all' }, ['pure']),
      vitest('use cases to HTTP on both engines, all rounds', { ROUNDS: 'all' }, ['database']),
      vitest('kills, races, processes, all rounds', { ROUNDS: 'all' }, ['heavy']),
      browser('the whole browser set', 'all'),
      vitest('Firefox and WebKitGTK', {}, ['engines']),
      SMALL_BENCHMARKS,
      ...Object.values(BENCHMARKS).map((bench) => ({ name: bench, command: ['node', bench] })),
    ],
  },
};
