import process from 'node:process';
import { quantile } from './portal-process.mjs';

/**
 * Reads each path so many times, one after the other, and says what it took; over the goal the program ends with 1.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {readonly (readonly [name: string, path: string])[]} reads
 * @param {{ rounds: number, goalMs: number }} how
 */
export const timeReads = async (url, headers, reads, { goalMs, rounds }) => {
  for (const [name, path] of reads) {
    /** @type {number[]} */
    const times = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/${path}`, { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    }
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share));
    console.log(
      `  ${name.padEnd(32)} p50 ${p50?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms (goal ${goalMs}), ${(bytes / 1024).toFixed(0)} kB`,
    );
    if ((p95 ?? 0) > goalMs) process.exitCode = 1;
  }
};
