// Runs the checks and tests of a tier (tests/README.md) and ends with one line "N passed, N failed".
// --tier=default|heavy|all-rounds --only=stage,stage --from[=stage]: continue an interrupted run
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newestLines, readLines, recordAll, RESULTS } from '../../tests/bench/record.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { BENCHMARKS, readPromises, shows } from './promises.mjs';
import { dearest, meanLoad, meanPace, overBudget, readPace } from './test-budgets.mjs';
import { causeOf, compareRuns, leftOf, readReport } from './test-reports.mjs';
import { BROWSER_REPORT, REPEATED_REPORT, REPORTS, ROOT, TIERS } from './test-stages.mjs';
import { rowsBefore, stagesNamed } from './named-stages.mjs';

/** @typedef {import('./test-stages.mjs').Stage} Stage @typedef {import('./test-stages.mjs').Count} Count */
/** @typedef {Count & { name: string, seconds: number }} Row */

const { values } = parseArgs({
  // `--from` without a stage continues with the stages that failed or did not finish.
  args: process.argv.slice(2).map((arg) => (arg === '--from' ? '--from=' : arg)),
  options: {
    tier: { type: 'string', default: 'default' },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
// A closed output pipe is ignored, so that the stages continue and write complete logs.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const tier = TIERS[values.tier];
if (tier === undefined) throw new Error(`There is no tier ${values.tier}`);
const only = stagesNamed(values.only, [...tier.beside.flat(), ...tier.then]);
const wanted = (/** @type {Stage} */ { name }) => !only || only.includes(name);

/** Maximum number of failed tests to retry. If more tests fail, the cause is not a busy machine. */
const ACCIDENTS = 10;
/** The file with this tier's stage results, for `--from`. */
const STATE = join(ROOT, '.cache', 'runs', `${values.tier}.json`);

if (values.from !== undefined && !existsSync(STATE))
  throw new Error(`No run of ${values.tier} was broken off here: start it without --from`);
/** @type {Row[]} */
const before = values.from === undefined ? [] : JSON.parse(readFileSync(STATE, 'utf8'));
const rows = rowsBefore(before, values.from ?? '', tier.then);
if (values.from === undefined)
  for (const old of [REPORTS, STATE]) rmSync(old, { recursive: true, force: true });
for (const folder of [REPORTS, dirname(STATE)]) mkdirSync(folder, { recursive: true });

/** Returns the log path of a stage. @param {string} name */
const logOf = (name) => join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.log`);

const folder = memoryFolder();
/** Environment that makes tests use the folder in memory for temporary files. */
const scratch = folder === null ? {} : { TMPDIR: folder };

/**
 * Runs a stage and returns true if it succeeded. The stage's output goes to a log file, because only failures are shown.
 * @param {Pick<Stage, 'name' | 'command' | 'env' | 'inMemory'>} stage
 * @returns {Promise<boolean>}
 */
const run = ({ name, command: [program, ...args], env, inMemory }) =>
  new Promise((resolve) => {
    const log = createWriteStream(logOf(name));
    const child = spawn(/** @type {string} */ (program), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(inMemory ? scratch : {}), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.on('error', (cause) => log.write(`${String(cause)}\n`));
    child.on('close', (code) => log.end(() => resolve(code === 0)));
  });

/** @type {string[]} */
const unstable = [];

/**
 * In CI, runs failed browser tests again, one at a time. A test that then passes is reported as unstable.
 * @param {Stage} stage
 * @param {Count} count
 * @returns {Promise<Count>}
 */
const tryAgain = async (stage, count) => {
  if (!stage.repeat || process.env['CI'] === undefined) return count;
  if (count.failed === 0 || count.failed > ACCIDENTS) return count;
  const first = readReport(BROWSER_REPORT);
  await run({
    name: `${stage.name}, again`,
    command: stage.repeat,
    inMemory: true,
    env: { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPEATED_REPORT },
  });
  const verdict = compareRuns(first, readReport(REPEATED_REPORT));
  unstable.push(...verdict.unstable);
  return {
    ...count,
    passed: count.passed + verdict.unstable.length,
    failed: Math.max(count.failed - verdict.unstable.length, verdict.failures.length),
    failures: verdict.failures,
  };
};

/** @param {Row} row */
const rowLine = ({ name, passed, failed, seconds }) =>
  `${name.padEnd(40)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s\n`;

/** Returns the rest of a stage from the continued run: the failed files to run, and the results of the other files. @param {Stage} stage */
const leftBefore = ({ name, count }) => {
  const row = values.from === '' ? before.find((one) => one.name === name) : undefined;
  const left = row === undefined || count === undefined ? null : leftOf(row);
  if (left === null) return { files: [], passed: 0, costs: [], seconds: 0 };
  const { passed, costs = [], seconds } = left.kept;
  return { files: left.files, passed, costs, seconds };
};

/** @param {readonly Stage[]} stages */
const runInTurn = async (stages) => {
  for (const stage of stages.filter(wanted)) {
    if (rows.some(({ name }) => name === stage.name)) continue;
    const from = Date.now();
    const left = leftBefore(stage);
    const ok = await run({ ...stage, command: [...stage.command, ...left.files] });
    const counted = stage.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    const { failures = [], ...count } = await tryAgain(stage, counted);
    const log = logOf(stage.name);
    if (count.failed > 0 && failures.length === 0)
      failures.push(`${stage.name}\n${causeOf(readFileSync(log, 'utf8'))}`);
    const row = {
      name: stage.name,
      passed: left.passed + count.passed,
      failed: count.failed,
      costs: [...left.costs, ...(count.costs ?? [])],
      failures,
      seconds: left.seconds + Math.round((Date.now() - from) / 1000),
    };
    rows.push(row);
    process.stdout.write(rowLine(row));
    writeFileSync(STATE, JSON.stringify(rows));
    // After a failed build the run stops, because later stages would test an older build.
    if (stage.name === 'build' && !ok) return false;
  }
  return true;
};

/** Milliseconds between two readings of the machine's load. More frequent readings would cost processor time. */
const READ_EVERY = 15_000;
/** @type {import('./test-budgets.mjs').LoadReading[]} */
const loads = [];
const look = () =>
  loads.push({
    at: Date.now(),
    load: (loadavg()[0] ?? 0) / availableParallelism(),
    pace: readPace(),
  });
look();
const watch = setInterval(look, READ_EVERY);
const began = Date.now();
const ready = await Promise.all(tier.beside.map((stages) => runInTurn(stages)));
if (ready.every(Boolean)) await runInTurn(tier.then);
clearInterval(watch);

const costs = rows.flatMap((row) => row.costs ?? []);
const allRounds = values.tier === 'all-rounds';
// The tier of all rounds has no time limits.
const over = allRounds ? [] : overBudget(costs, { loads, journeys: values.tier === 'default' });
if (costs.length > 0) {
  const budget = { name: 'budget', passed: 0, failed: over.length, failures: over, seconds: 0 };
  rows.push(budget);
  process.stdout.write(rowLine(budget));
}

/** Returns the result of this run for a promise of SECURITY.md. @param {string} promise */
const figureOf = (promise) => {
  const tests = costs.flatMap(({ file, titles }) => titles.map((test) => ({ file, ...test })));
  const mine = tests.filter((test) => shows(test, promise));
  const failed = mine.filter((test) => test.failed).length;
  const bench = rows.find(({ name }) => name === BENCHMARKS[promise]);
  return [
    ...(mine.length > 0 ? [`${mine.length} tests, ${failed} failed`] : []),
    ...(bench === undefined ? [] : [`${bench.name} ${bench.failed > 0 ? 'failed' : 'ran'}`]),
  ].join('; ');
};
/** Returns the newest benchmark measurements for a promise of SECURITY.md, if they have a goal. @param {string} promise */
const measured = (promise) =>
  newestLines(readLines(readFileSync(RESULTS, 'utf8'))).filter(
    ({ command, goal }) => command === `node ${BENCHMARKS[promise]}` && goal !== '',
  );
const write = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
if (allRounds) {
  write('\nThe promises of SECURITY.md:');
  /** @type {[promise: string, figure: string][]} */
  const figures = [];
  for (const { promise, goal } of readPromises()) {
    const figure = figureOf(promise) || 'nothing shows it';
    figures.push([promise, figure]);
    write(`${promise}: ${goal}\n    ${figure}`);
    for (const line of measured(promise))
      write(`    ${line.figure}: ${line.value} (goal: ${line.goal})`);
  }
  const machine = { load: meanLoad(loads), pace: meanPace(loads) };
  // The result "All rounds" is recorded only if all stages ran.
  if (!only) recordAll('All rounds', figures, { machine });
}
write('\nThe ten files that cost most:');
for (const { file, seconds, tests } of dearest(costs, 10))
  write(`${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(3)}  ${file}`);
const seconds = Math.round((Date.now() - began) / 1000);
write(
  `\n${values.tier}: ${seconds} s at ${meanLoad(loads).toFixed(1)} load a core, work ${meanPace(loads).toFixed(1)} times as long as on an idle machine; logs in .cache/reports`,
);
for (const name of unstable) write(`unstable: ${name}`);
for (const { failures } of rows) for (const text of failures ?? []) write(`\nfailed: ${text}`);
const passed = rows.reduce((sum, r) => sum + r.passed, 0);
const failed = rows.reduce((sum, r) => sum + r.failed, 0);
write(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
