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
 * @typedef {import('./test-budgets.mjs').FileCost} FileCost
 * @typedef {import('./test-reports.mjs').TriedBenchmark} TriedBenchmark
 * @typedef {{ passed: number, failed: number, failures?: string[], costs?: FileCost[] }} Count
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   env?: Record<string, string>,
 *   count?: (ok: boolean) => Count,
 *   repeat?: string[],
 *   inMemory?: true,
 * }} Stage `inMemory`: what it writes for a moment may stay off the disk, which no benchmark wants
 */

export const ROOT = join(import.meta.dirname, '..', '..');
export const REPORTS = join(ROOT, '.cache', 'reports');

const npx = (/** @type {string[]} */ ...args) => ['npx', '--no-install', ...args];

/**
 * A run that failed without a failing test (a file that does not load, a crashed worker) still counts as one failure.
 * @param {string} name @param {Record<string, string>} env @param {readonly string[]} projects all unless named @returns {Stage}
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
  // What failed, each alone, with all that a trace can keep.
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

/** Programs in Go that live for a minute collect their garbage less often: a sixth of their work for a few gigabytes. */
const GO = { GOGC: '300' };

/** One checker: two would work out most types twice, on cores that lint needs. @type {Stage} */
const TYPES = {
  name: 'types',
  command: ['node', 'node_modules/typescript/bin/tsc', '-b', '--checkers', '1', '--builders', '1'],
  env: GO,
};

/** @type {Stage} */
const BUILD = { name: 'build', command: ['node', 'composition/scripts/build.mjs', '--if-changed'] };

/** All rules in one run, so each file is read once. @type {Stage} */
const LINT = { name: 'lint', command: ['node', 'composition/scripts/lint.mjs'], env: GO };

/** @type {Stage} */
const FORMAT = { name: 'format', command: npx('oxfmt', '--check') };

/** Stages that run beside each other, each list in its own order, before all that follows: half of the work on each core. @type {readonly Stage[][]} */
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
      BUILD,
      vitest('kills to PostgreSQL', { TIER: 'heavy' }),
      browser('browser screens', 'screens'),
    ],
  },
  'all-rounds': {
    beside: [],
    then: [
      BUILD,
      // One stage each, so that a run that was broken off goes on with `--from`.
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
