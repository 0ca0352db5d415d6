import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Number of lines of a failure that are shown, enough for the expectation and its location. */
const LINES = 10;
const ESCAPE = new RegExp(String.fromCharCode(27) + String.raw`\[[0-9;]*m`, 'g');

/** @param {string} text */
const short = (text) => text.replace(ESCAPE, '').split('\n').slice(0, LINES).join('\n');

/** Returns the first lines of a log that mention an error, or the last lines if none do. @param {string} log */
export const causeOf = (log) => {
  const lines = log
    .replace(ESCAPE, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => /error|failed|warn/i.test(line));
  return lines
    .slice(at < 0 ? -LINES : at)
    .slice(0, LINES)
    .join('\n');
};

/** Reads the report of a test runner. Returns null and prints an error if there is no report. @param {string} file @returns {any} */
export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    process.stderr.write(`No report ${file}: ${String(cause)}\n`);
    return null;
  }
};

/**
 * Returns the failed tests in Vitest's JSON report, each with file, name and the start of the message.
 * @param {any} report
 * @returns {string[]}
 */
export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ t) => t.status === 'failed');
    // A file that does not load has a message but no failed test.
    if (failed.length === 0)
      return file.status === 'failed' ? [`${file.name}\n${short(file.message)}`] : [];
    return failed.map(
      (/** @type {any} */ t) =>
        `${file.name} › ${t.fullName}\n${short(t.failureMessages.join('\n'))}`,
    );
  });

/**
 * Returns the tests of a suite and its nested suites in Playwright's JSON report. Titles start with the outermost group.
 * @param {any} suite
 * @param {string[]} [groups]
 * @returns {any[]}
 */
const specsOf = (suite, groups = []) => {
  const titles = suite.title ? [...groups, suite.title] : groups;
  return [
    ...(suite.specs ?? []).map((/** @type {any} */ s) => ({ ...s, titles: [...titles, s.title] })),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specsOf(inner, titles)),
  ];
};

/** @param {any} report @returns {any[]} */
const allSpecs = (report) =>
  // The outermost suite is the file, whose name is left out of the titles.
  (report?.suites ?? []).flatMap((/** @type {any} */ file) => specsOf({ ...file, title: '' }));

/** @param {any} spec */
const nameOf = (spec) => `${spec.file}:${spec.line} › ${spec.title}`;

/**
 * Returns the failed tests in Playwright's JSON report, and the errors outside any test.
 * @param {any} report
 * @returns {string[]}
 */
export const playwrightFailures = (report) => [
  ...(report?.errors ?? []).map((/** @type {any} */ error) => short(error.message ?? '')),
  ...allSpecs(report)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests
        .flatMap((/** @type {any} */ t) => t.results)
        .flatMap((/** @type {any} */ r) => r.errors)
        .map((/** @type {any} */ error) => short(error.message ?? ''));
      return `${nameOf(spec)}\n${errors.join('\n')}`;
    }),
];

/**
 * Compares the failed tests of a first run with a second run of only these tests. A test that passes in the second run is
 * unstable. A failure outside any test remains a failure, as does a test that the second run did not reach.
 * @param {any} first
 * @param {any} second
 */
export const compareRuns = (first, second) => {
  const passed = new Set(
    allSpecs(second)
      .filter((spec) => spec.ok)
      .map(nameOf),
  );
  const failed = allSpecs(first).filter((spec) => !spec.ok);
  return {
    unstable: failed.map(nameOf).filter((name) => passed.has(name)),
    failures: [
      ...playwrightFailures({ errors: first?.errors }),
      ...failed
        .filter((spec) => !passed.has(nameOf(spec)))
        .flatMap((spec) => playwrightFailures({ suites: [{ specs: [spec] }] })),
    ],
  };
};

/** @typedef {import('./test-budgets.mjs').FileCost} FileCost */
/** @typedef {{ file: string, from: number, to: number, cause: string | null }} TriedBenchmark `cause`: why the benchmark failed */

/** Returns the cost of each file in Vitest's report. @param {any} report @param {string} root @returns {FileCost[]} */
export const vitestCosts = (report, root) =>
  (report?.testResults ?? []).map((/** @type {any} */ file) => ({
    file: relative(root, file.name),
    seconds: (file.endTime - file.startTime) / 1000,
    from: file.startTime,
    to: file.endTime,
    tests: file.assertionResults.length,
    failed: file.assertionResults.filter((/** @type {any} */ t) => t.status === 'failed').length,
    titles: file.assertionResults.map((/** @type {any} */ t) => ({
      titles: [...(t.ancestorTitles ?? []), t.title],
      failed: t.status === 'failed',
    })),
    browser: false,
  }));

/** Returns the cost of each benchmark run. @param {readonly TriedBenchmark[]} tried @returns {FileCost[]} */
export const benchmarkCosts = (tried) =>
  tried.map(({ file, from, to, cause }) => ({
    file,
    from,
    to,
    seconds: (to - from) / 1000,
    tests: 1,
    failed: cause === null ? 0 : 1,
    titles: [],
    browser: false,
  }));

/** Returns the cost of each spec file in Playwright's report. @param {any} report @returns {FileCost[]} */
export const playwrightCosts = (report) => {
  /** @type {Map<string, FileCost>} */
  const costs = new Map();
  for (const spec of allSpecs(report)) {
    const file = `tests/e2e/${spec.file}`;
    const none = { seconds: 0, tests: 0, failed: 0, titles: [], from: Infinity, to: 0 };
    const known = costs.get(file) ?? none;
    const { seconds, tests, failed } = known;
    /** @type {{ startTime: string, duration: number }[]} */
    const results = spec.tests.flatMap((/** @type {any} */ t) => t.results);
    const spent = results.reduce((sum, { duration }) => sum + duration, 0);
    const starts = results.map(({ startTime }) => Date.parse(startTime));
    const ends = results.map(({ startTime, duration }) => Date.parse(startTime) + duration);
    costs.set(file, {
      file,
      seconds: seconds + spent / 1000,
      from: Math.min(known.from, ...starts),
      to: Math.max(known.to, ...ends),
      tests: tests + 1,
      failed: failed + (spec.ok ? 0 : 1),
      titles: [...known.titles, { titles: spec.titles, failed: !spec.ok }],
      browser: true,
    });
  }
  return [...costs.values()];
};

/**
 * Returns the rest of a failed stage: the files with a failure, and the kept results of the other files. Returns null if a
 * failure belongs to no file, so that the whole stage must run again.
 * @template {{ passed: number, failed: number, costs?: FileCost[] }} T
 * @param {T} row
 * @returns {{ files: string[], kept: T } | null}
 */
export const leftOf = (row) => {
  const costs = row.costs ?? [];
  const red = costs.filter(({ failed }) => failed > 0);
  const failed = red.reduce((sum, file) => sum + file.failed, 0);
  if (failed === 0 || failed !== row.failed) return null;
  const passed = row.passed - red.reduce((sum, { tests }) => sum + tests, -failed);
  const kept = { ...row, passed, failed: 0, costs: costs.filter((file) => !red.includes(file)) };
  return { files: red.map(({ file }) => file), kept };
};
