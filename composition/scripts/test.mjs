// Runs every check and test, or with --heavy the long ones, and ends with one line "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.cache', 'reports');
const heavy = process.argv.includes('--heavy');
const only = process.argv
  .find((a) => a.startsWith('--only='))
  ?.slice(7)
  .split(',');

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (ok: boolean) => Count }} Stage
 */

/** @param {string} file */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'));
  } catch (cause) {
    process.stderr.write(`No report ${file}: ${String(cause)}\n`);
    return null;
  }
};

/**
 * A run that failed without a failing test (a file that does not load, a crashed worker) still counts as one failure.
 * @param {string} file @returns {(ok: boolean) => Count}
 */
const vitestCount = (file) => (ok) => {
  const report = readReport(file);
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  const failures = vitestFailures(report);
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1), failures };
};

/** @param {boolean} ok @returns {Count} */
const playwrightCount = (ok) => {
  const report = readReport('playwright.json');
  const stats = report?.stats;
  const passed = stats?.expected ?? 0;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const failures = playwrightFailures(report);
  return { passed, failed: ok && passed > 0 ? failed : Math.max(failed, 1), failures };
};

const npx = (/** @type {string[]} */ ...args) => ['npx', '--no-install', ...args];
const vitest = (/** @type {string} */ report, /** @type {string[]} */ ...files) =>
  npx(
    'vitest',
    'run',
    ...files,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, report)}`,
  );

/** @param {'daily' | 'long'} suite @returns {Stage} */
const browser = (suite) => ({
  name: suite === 'daily' ? 'browser' : 'long browser tests',
  command: npx('playwright', 'test'),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'), SUITE: suite },
  count: playwrightCount,
});

/** @type {Stage[]} */
const DEFAULT = [
  { name: 'lock file', command: ['npm', 'ci', '--dry-run', '--silent'] },
  { name: 'format', command: npx('prettier', '--check', '.', '--log-level=warn') },
  { name: 'types', command: npx('tsc', '-b') },
  { name: 'lint', command: npx('eslint', '.', '--max-warnings=0') },
  { name: 'build', command: ['node', 'composition/scripts/build.mjs'] },
  { name: 'size', command: ['node', 'composition/scripts/size.mjs'] },
  { name: 'unit', command: vitest('vitest.json'), count: vitestCount('vitest.json') },
  browser('daily'),
];

// Files that try more with LONG_MODELS (`tests/backend/support/rounds.ts`).
const TRIED_MORE = ['hold-request.model', 'race', 'crash', 'step-order', 'never-locked-out'].concat(
  'session-life.test',
  'site-search',
);

/** @type {Stage[]} */
const HEAVY = [
  {
    name: 'long models and races',
    command: vitest('heavy.json', ...TRIED_MORE),
    env: { LONG_MODELS: '1' },
    count: vitestCount('heavy.json'),
  },
  { name: 'build', command: ['node', 'composition/scripts/build.mjs'] },
  browser('long'),
];

/**
 * Whether it succeeded; a stage that runs beside others keeps its words to itself until it is done.
 * @param {Stage} stage @param {boolean} beside @returns {Promise<boolean>}
 */
const run = ({ name, command: [program, ...args], env }, beside) =>
  new Promise((resolve) => {
    const told = `\n== ${name}\n`;
    if (!beside) process.stdout.write(told);
    const child = spawn(/** @type {string} */ (program), args, {
      cwd: root,
      stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const words = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => words.push(chunk));
    child.on('error', (cause) => {
      process.stderr.write(`${String(cause)}\n`);
      resolve(false);
    });
    child.on('close', (code) => {
      if (beside) process.stdout.write(told + Buffer.concat(words).toString());
      resolve(code === 0);
    });
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** @type {Map<Stage, Count & { name: string, seconds: number }>} */
const done = new Map();
/** @param {readonly Stage[]} stages @param {boolean} beside */
const runInTurn = async (stages, beside) => {
  for (const stage of stages) {
    const from = Date.now();
    const ok = await run(stage, beside);
    const count = stage.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    const seconds = Math.round((Date.now() - from) / 1000);
    done.set(stage, { name: stage.name, ...count, seconds });
    // What follows a failed build would only test the last good one.
    if (stage.name === 'build' && !ok) return false;
  }
  return true;
};

const stages = (heavy ? HEAVY : DEFAULT).filter((s) => !only || only.includes(s.name));
// Lint keeps one core busy for as long as everything before the tests keeps the other.
const [alone, before, tests] = [
  stages.filter(({ name }) => name === 'lint'),
  stages.filter(({ name, count }) => name !== 'lint' && !count),
  stages.filter(({ count }) => count),
];
if (heavy) await runInTurn(stages, false);
else {
  const ready = await Promise.all([runInTurn(alone, true), runInTurn(before, true)]);
  if (ready.every(Boolean)) await runInTurn(tests, false);
}
const rows = stages.flatMap((stage) => done.get(stage) ?? []);
// Once more at the end, where a long record is read first.
for (const words of rows.flatMap(({ failures }) => failures ?? []))
  process.stdout.write(`\nfailed: ${words}\n`);
process.stdout.write('\n');
for (const r of rows)
  process.stdout.write(
    `${r.name.padEnd(24)} ${String(r.passed).padStart(5)} passed ${String(r.failed).padStart(4)} failed  ${r.seconds} s\n`,
  );
const passed = rows.reduce((sum, r) => sum + r.passed, 0);
const failed = rows.reduce((sum, r) => sum + r.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
