// Measures how long the built server takes to respond after its start and how much memory it uses, in three cases: an
// empty data directory, the same directory again, and the directory after a kill.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { machineLine, median, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const RUNS = Number(process.argv[2] ?? sized(5, 1));
/** Number of starts after a kill, per data directory. */
const KILLS = sized(4, 1);
/** Milliseconds of idle time before a server's memory is read. */
const CALM_MS = sized(10_000, 0);

/** @typedef {'first' | 'again' | 'killed'} Kind */
/** @type {Record<Kind, { ms: number[], mb: number[] }>} */
const seen = {
  first: { ms: [], mb: [] },
  again: { ms: [], mb: [] },
  killed: { ms: [], mb: [] },
};

/** Returns the resident memory of a process in MB, as reported by Linux. @param {number} pid */
const residentMb = (pid) => {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
};

/** @param {Kind} kind @param {string} dir @param {'SIGTERM' | 'SIGKILL'} signal @param {boolean} calm */
const live = async (kind, dir, signal, calm) => {
  const portal = await startPortal(dir);
  seen[kind].ms.push(portal.readyMs);
  if (calm) {
    await delay(CALM_MS);
    seen[kind].mb.push(residentMb(portal.pid));
  }
  await portal.stop(signal);
};

for (let run = 0; run < RUNS; run++) {
  const data = newDataDir();
  try {
    await live('first', data.dir, 'SIGTERM', true);
    await live('again', data.dir, 'SIGKILL', true);
    for (let kill = 0; kill < KILLS; kill++) await live('killed', data.dir, 'SIGKILL', kill === 0);
  } finally {
    data.remove();
  }
}

/** @param {readonly number[]} all */
const seconds = (all) => all.map((ms) => (ms / 1000).toFixed(2)).join(', ');
/** @param {readonly number[]} all */
const middle = (all) => `${(median(all) / 1000).toFixed(2)} s (${seconds(all)})`;
/** @param {readonly number[]} all */
const most = (all) => `at most ${Math.max(...all)} MB (${all.join(', ')})`;
const killed = `p95 ${(quantile(seen.killed.ms, 0.95) / 1000).toFixed(2)} s of ${seen.killed.ms.length}, p50 ${(median(seen.killed.ms) / 1000).toFixed(2)} s`;

/** @type {Parameters<typeof recordAll>[1]} */
const figures = [
  ['empty data directory', middle(seen.first.ms), '8 s'],
  ['existing data directory', middle(seen.again.ms), '3 s'],
  ['after a kill', killed, '3 s'],
  ['memory 10 s after a first start', most(seen.first.mb), '400 MB'],
  ['memory 10 s after the next start', most(seen.again.mb), '400 MB'],
  ['memory 10 s after a start after a kill', most(seen.killed.mb), '400 MB'],
];
for (const [name, value, goal] of figures) console.log(`${name}: ${value}, goal ${goal}`);
console.log(machineLine());
recordAll('Server start', figures);
