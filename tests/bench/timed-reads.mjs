import { processorMs, quantile } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { checkGoal } from './small.mjs';

/**
 * Reads each path repeatedly, one path after another, then prints and records the times. With `pids`, also prints the
 * median CPU time of the server and its database. Exits with code 1 if a time exceeds `goalMs`.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {readonly (readonly [name: string, path: string])[]} reads
 * @param {{ subject: string, rounds: number, goalMs: number, pids?: () => Promise<readonly number[]> }} how `subject` begins the name of each figure
 */
export const timeReads = async (url, headers, reads, { goalMs, pids, rounds, subject }) => {
  let [worst, slowest] = [0, ''];
  /** @type {(readonly [name: string, value: string, goal: string])[]} */
  const figures = [];
  for (const [name, path] of reads) {
    /** @type {number[]} */
    const times = [];
    /** @type {number[]} */
    const spent = [];
    let body = '';
    for (let round = 0; round < rounds; round += 1) {
      const named = (await pids?.()) ?? [];
      const before = processorMs(named);
      const begun = performance.now();
      const answer = await fetch(`${url}/api/${path}`, { headers });
      body = await answer.text();
      times.push(performance.now() - begun);
      const after = processorMs(named);
      if (before !== null && after !== null) spent.push(after - before);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    }
    const [p50 = NaN, p95 = NaN] = [0.5, 0.95].map((share) => quantile(times, share));
    /** @type {{ total?: number }} */
    const { total } = JSON.parse(body);
    const worked = spent.length === 0 ? '' : `, processor ${quantile(spent, 0.5).toFixed(1)} ms`;
    const found = total === undefined ? '' : `, ${total.toLocaleString('en-US')} found`;
    console.log(
      `  ${name.padEnd(32)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${p95 > goalMs ? ' OVER' : ''} (goal ${goalMs})${worked}, ${(body.length / 1024).toFixed(0)} kB${found}`,
    );
    figures.push([
      name,
      `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${worked}`,
      `p95 ${goalMs} ms`,
    ]);
    if (p95 > worst) [worst, slowest] = [p95, name];
  }
  console.log(`  ${reads.length} reads, the slowest p95 ${worst.toFixed(1)} ms`);
  // Results are recorded after all requests, because recording inspects the machine's state, which takes CPU time and memory.
  recordAll(subject, [
    ...figures,
    [
      `slowest of ${reads.length} reads`,
      `p95 ${worst.toFixed(1)} ms (${slowest})`,
      `p95 ${goalMs} ms`,
    ],
  ]);
  checkGoal(worst > goalMs);
};
