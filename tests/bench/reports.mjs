// What a PDF of 10,000 rows takes in the built thread that prints: memory above that of the idle process, time, and how long the
// event loop of whoever waits for it stood still meanwhile. Needs a build.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { URL } from 'node:url';
import { Worker } from 'node:worker_threads';

const ROWS = 10_000;
const PIECE = 500;
const MB = 1024 * 1024;
const head = Array.from({ length: 10 }, (_, at) => `Column ${at}`);
const row = (/** @type {number} */ at) => head.map((name) => `${name} of ${at}`);

const idle = process.memoryUsage().rss;
let most = idle;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const begun = performance.now();
const worker = new Worker(new URL('../../dist/server/pdf-worker.js', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
});
let at = -1;
worker.on('message', (said) => {
  if (typeof said === 'object') {
    clearInterval(watch);
    delay.disable();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(
      `${ROWS} rows, ${said.pages} pages, ${(said.bytes.length / MB).toFixed(1)} MB in ${seconds} s; ` +
        `${((most - idle) / MB).toFixed(0)} MB above idle; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms\n`,
    );
    void worker.terminate();
  } else if (at < 0) {
    at = 0;
    worker.postMessage({ head: { title: 'Bench', line: '', head, letterhead: null } });
  } else if (at >= ROWS) worker.postMessage({ isOver: true });
  else {
    const rows = Array.from({ length: PIECE }, (_, one) => row(at + one));
    at += PIECE;
    worker.postMessage({ rows });
  }
});
