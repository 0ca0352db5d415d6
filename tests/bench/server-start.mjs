// How long the built server takes until it answers: on an empty data directory, and again on the same one.
import { machineLine, median, newDataDir, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const RUNS = Number(process.argv[2] ?? sized(5, 1));
/** @type {{ first: number[], again: number[] }} */
const times = { first: [], again: [] };

for (let run = 0; run < RUNS; run++) {
  const data = newDataDir();
  try {
    for (const kind of /** @type {const} */ (['first', 'again'])) {
      const portal = await startPortal(data.dir);
      times[kind].push(portal.readyMs);
      await portal.stop();
    }
  } finally {
    data.remove();
  }
}

/** @param {readonly number[]} all */
const line = (all) =>
  `${(median(all) / 1000).toFixed(2)} s (${all.map((ms) => (ms / 1000).toFixed(2)).join(', ')})`;
console.log(`First start     ${line(times.first)}, goal 8 s`);
console.log(`Existing data   ${line(times.again)}, goal 3 s`);
console.log(machineLine());
recordAll('Server start', [
  ['empty data directory', line(times.first), '8 s'],
  ['existing data directory', line(times.again), '3 s'],
]);
