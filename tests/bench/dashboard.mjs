// Measures the reads of the dealer dashboard on the built server. The dealer has 100,000 sites and 10 million rows of
// history on PostgreSQL, and a tenth of these on the embedded engine (`large-world.mjs` chooses the database). `postgres`
// or `embedded` selects one engine.
import process from 'node:process';
import { overLargeWorlds } from './large-world.mjs';
import { machineLine } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';
import { timeReads } from './timed-reads.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? sized(40, 2));
const GOAL_MS = 200;

const READS = /** @type {const} */ ([
  ['figures', 'home/dashboard'],
  ['volume', 'home/volume'],
  ['what needs somebody', 'home/attention?show=everybody'],
]);

await overLargeWorlds(process.argv[2], async ({ engine, pids, portal, signals, sites }) => {
  const headers = await signInByApi(portal.url, 'dealer.limited');
  console.log(
    `${engine}: a dealer with ${sites.toLocaleString('en-US')} sites and ${signals.toLocaleString('en-US')} rows of history`,
  );
  const subject = `Dashboard (${engine}, ${sites.toLocaleString('en-US')} sites)`;
  await timeReads(portal.url, headers, READS, { subject, rounds: ROUNDS, goalMs: GOAL_MS, pids });
});
console.log(machineLine());
