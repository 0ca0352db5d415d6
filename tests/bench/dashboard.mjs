// What the readings of the dealer's dashboard take at a group of 100,000 sites with 10 million rows of history, on the built
// server over PostgreSQL (TEST_DATABASE_URL, else a private one from installed binaries). SITES and SIGNALS name others.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadModule } from './load-module.mjs';
import { machineLine, newDataDir, startPortal } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { timeReads } from './timed-reads.mjs';

const ROUNDS = 40;
const GOAL_MS = 200;
const SITES = process.env['SITES'] ?? '100000';
const SIGNALS = process.env['SIGNALS'] ?? '10000000';

/** All of it belongs to the one group that is measured, and some of it happens now. */
const FILL = [
  `update site set site_group_num = 4471 where num >= 1000000`,
  `insert into activity_slot (site_group_num, at, share, signals, alarms, openings, closings)
   select 4471, at, share, sum(signals), sum(alarms), sum(openings), sum(closings) from activity_slot
    where site_group_num <> 4471 group by at, share
   on conflict (site_group_num, at, share) do update set signals = activity_slot.signals + excluded.signals`,
  `insert into site_test (id, site_num, site_group_num, mode, dev_nums, scope, category, starts_at, ends_at, reason, role,
     placed_by, warning, noted, created_at, updated_at)
   select gen_random_uuid(), num, 4471, 'noAction', '{1}', '{"kind":"all","zones":[],"serviceTypes":[]}', 'Technician test',
     now.ms - 3600000 * (num % 48), now.ms + 60000 * (num % 600), 'Measuring', 'dealer', 'Ana', '{"minutes":[15],"channels":[]}',
     'started', now.ms, now.ms
     from site, (select (extract(epoch from now()) * 1000)::bigint as ms) now where num >= 1000000 and num % 50 = 0`,
  `insert into site_watch (site_group_num, site_num, watched_by, since)
   select 4471, num, 'Ana', 0 from site where num >= 1000000 and num % 2000 = 0`,
];

/** @type {readonly (readonly [string, string])[]} */
const READS = ['home/dashboard', 'home/volume', 'home/attention?show=everybody'].map(
  (path) => /** @type {const} */ ([path, path]),
);

/** @param {string} databaseUrl */
const bench = async (databaseUrl) => {
  const { dir, remove } = newDataDir();
  const settings = { DATABASE_URL: databaseUrl, DEMO_LIVE: 'off' };
  const portal = await startPortal(dir, settings);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const seed = fileURLToPath(new URL('../../dist/server/seed.js', import.meta.url));
    const env = { ...process.env, ...settings, MODE: 'demo', DATA_DIR: dir };
    const args = [seed, '--sites', SITES, '--signals', SIGNALS];
    const seeded = spawnSync(process.execPath, args, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (seeded.status !== 0) throw new Error('The sites could not be made.');
    for (const text of FILL) await client.query(text);
    await client.query('vacuum analyze');
    const headers = await signInByApi(portal.url, 'dealer.limited');
    console.log(`A dealer with ${SITES} sites and ${SIGNALS} rows of history`);
    await timeReads(portal.url, headers, READS, { rounds: ROUNDS, goalMs: GOAL_MS });
    console.log(machineLine());
  } finally {
    await client.end();
    await portal.stop();
    remove();
  }
};

const module = await loadModule('../backend/harness/private-postgres.ts');
const postgres = await module.startPrivatePostgres();
if (postgres === null) console.log('Not measured; install PostgreSQL or set TEST_DATABASE_URL.');
else await bench(postgres.url).finally(postgres.stop);
