// Runs each benchmark once with small data (`BENCH_SMALL`, tests/bench/README.md) and reports the benchmarks that failed.
// Arguments select benchmarks.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { checkBenchmark, readBenchmarks } from './benchmarks.mjs';
import { BENCH_REPORT, ROOT } from './test-stages.mjs';

/** Environment variables of large runs, which set the data size or a database to keep. */
const OF_LARGE_RUNS = [
  'BENCH_DATA_DIR',
  'FILLED',
  'MESSAGES',
  'REST_MS',
  'ROUNDS',
  'SIGNALS',
  'SITES',
];
const env = {
  ...process.env,
  BENCH_SMALL: '1',
  ...Object.fromEntries(OF_LARGE_RUNS.map((name) => [name, undefined])),
};

/** Time after which a small benchmark run counts as hanging, in milliseconds. */
const HANGS_MS = 600_000;

/** @param {string} program @returns {Promise<{ code: number | null, said: string }>} */
const run = (program) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: HANGS_MS,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ part) => (said += part.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });

const named = process.argv.slice(2);
const left = named.length > 0 ? named : readBenchmarks();
/** @type {import('./test-reports.mjs').TriedBenchmark[]} */
const tried = [];
const tryInTurn = async () => {
  for (let file = left.shift(); file !== undefined; file = left.shift()) {
    const from = Date.now();
    const { code, said } = await run(file);
    const to = Date.now();
    const cause = checkBenchmark(code, said);
    tried.push({ file, from, to, cause });
    process.stdout.write(`${file}: ${(to - from) / 1000} s, ${cause ?? 'works'}\n${said}\n`);
  }
};
// The benchmarks run in parallel, because their measurements are not used.
await Promise.all(Array.from({ length: availableParallelism() }, tryInTurn));
writeFileSync(BENCH_REPORT, JSON.stringify(tried));
process.exitCode = tried.some(({ cause }) => cause !== null) ? 1 : 0;
