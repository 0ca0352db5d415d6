// Runs the checks and tests of a tier (tests/README.md) and ends with one line "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { figuresOf } from './promise-figures.mjs';
import { dearest, meanLoad, meanPace, overBudget, readPace } from './test-budgets.mjs';
import { judgeAgain, readReport } from './test-reports.mjs';
import { BROWSER_REPORT, REPEATED_REPORT, REPORTS, ROOT, TIERS } from './test-stages.mjs';

/** @typedef {import('./test-stages.mjs').Stage} Stage @typedef {import('./test-stages.mjs').Count} Count */

const tierName = process.argv.find((a) => a.startsWith('--tier='))?.slice(7) ?? 'default';
const tier = TIERS[tierName];
if (tier === undefined) throw new Error(`There is no tier ${tierName}`);
const only = process.argv
  .find((a) => a.startsWith('--only='))
  ?.slice(7)
  .split(',');
const wanted = (/** @type {Stage} */ { name }) => !only || only.includes(name);

/** More failures than this are no accident of the machine, and are not tried again. */
const ACCIDENTS = 10;

/**
 * Whether it succeeded; a stage that runs beside others keeps its words to itself until it is done.
 * @param {Pick<Stage, 'name' | 'command' | 'env'>} stage @param {boolean} beside @returns {Promise<boolean>}
 */
const run = ({ name, command: [program, ...args], env }, beside) =>
  new Promise((resolve) => {
    const told = `\n== ${name}\n`;
    if (!beside) process.stdout.write(told);
    const child = spawn(/** @type {string} */ (program), args, {
      cwd: ROOT,
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

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
/** @type {(Count & { name: string, seconds: number })[]} */
const rows = [];
/** @type {string[]} */
const unstable = [];

/**
 * A browser test that failed is run once more, alone, after all others: passing then, it is told as unstable.
 * @param {Stage} stage @param {Count} count @returns {Promise<Count>}
 */
const tryAgain = async (stage, count) => {
  if (!stage.repeat || process.env['CI'] === undefined) return count;
  if (count.failed === 0 || count.failed > ACCIDENTS) return count;
  const first = readReport(BROWSER_REPORT);
  await run(
    {
      name: `${stage.name}: what failed, once more and alone`,
      command: stage.repeat,
      env: { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPEATED_REPORT },
    },
    false,
  );
  const verdict = judgeAgain(first, readReport(REPEATED_REPORT));
  unstable.push(...verdict.unstable);
  const { length } = verdict.unstable;
  return {
    ...count,
    passed: count.passed + length,
    failed: Math.max(count.failed - length, verdict.failures.length),
    failures: verdict.failures,
  };
};

/** @param {readonly Stage[]} stages @param {boolean} beside */
const runInTurn = async (stages, beside) => {
  for (const stage of stages.filter(wanted)) {
    const from = Date.now();
    const ok = await run(stage, beside);
    const counted = stage.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    const count = await tryAgain(stage, counted);
    const seconds = Math.round((Date.now() - from) / 1000);
    rows.push({ name: stage.name, ...count, seconds });
    // What follows a failed build would only test the last good one.
    if (stage.name === 'build' && !ok) return false;
  }
  return true;
};

/** Milliseconds between two looks at the machine, which cost a little of it. */
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
const ready = await Promise.all(tier.beside.map((stages) => runInTurn(stages, true)));
if (ready.every(Boolean)) await runInTurn(tier.then, false);
clearInterval(watch);

const costs = rows.flatMap((row) => row.costs ?? []);
// All rounds are meant to take their time.
const over =
  tierName === 'all-rounds' ? [] : overBudget(costs, { loads, journeys: tierName === 'default' });
if (costs.length > 0) rows.push({ name: 'budget', passed: 0, failed: over.length, seconds: 0 });

if (tierName === 'all-rounds')
  for (const words of figuresOf(costs)) process.stdout.write(`\n${words}`);
process.stdout.write('\n\nThe ten files that cost most:\n');
for (const { file, seconds, tests } of dearest(costs, 10))
  process.stdout.write(
    `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(3)}  ${file}\n`,
  );
// Once more at the end, where a long record is read first.
for (const words of [...rows.flatMap(({ failures }) => failures ?? []), ...over])
  process.stdout.write(`\nfailed: ${words}\n`);
process.stdout.write('\n');
for (const r of rows)
  process.stdout.write(
    `${r.name.padEnd(34)} ${String(r.passed).padStart(5)} passed ${String(r.failed).padStart(4)} failed  ${r.seconds} s\n`,
  );
const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(
  `${'the whole'.padEnd(34)} ${seconds} s at ${meanLoad(loads).toFixed(1)} load a core, work ${meanPace(loads).toFixed(1)} times as long as on an idle machine\n`,
);
for (const name of unstable) process.stdout.write(`unstable: ${name}\n`);
const passed = rows.reduce((sum, r) => sum + r.passed, 0);
const failed = rows.reduce((sum, r) => sum + r.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
