// How a site's history is read where there is much of it, on the built server: what each read takes at the server over 10 million
// rows on PostgreSQL (TEST_DATABASE_URL, else a private one from installed binaries) and a tenth of it on the embedded engine,
// at a site with 100,000 rows in 24 months. `postgres` or `embedded` names one engine.
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
const DAY = 86400000;
/** The first copy `npm run seed` makes. */
const SITE = 1000001;
const SETTINGS = { DEMO_LIVE: 'off', DEMO_WORLD: 'small' };
const [named] = process.argv.slice(2);

/** @param {string} dir @param {Record<string, string>} settings @param {number} sites @param {number} rows */
const seed = (dir, settings, sites, rows) => {
  const program = fileURLToPath(new URL('../../dist/server/seed.js', import.meta.url));
  const env = { ...process.env, ...settings, MODE: 'demo', DATA_DIR: dir };
  const args = [program, '--sites', String(sites), '--signals', String(rows)];
  const done = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('The sites could not be made.');
};

/** Other sites' rows, as many as a station has: a copy of the first site's under numbers of their own. @param {pg.Client} client @param {number} rows */
const crowd = async (client, rows) => {
  await client.query(
    `insert into activity (site_group_num, at, id, site_num, dev_num, kind, event, code, service_type, area_num, zone, zone_text, detail)
     select 4480, $1::bigint - (i % 63072000) * 1000::bigint, gen_random_uuid(), 2000000 + i % 100000, 1,
            (array['Open/close', 'Test', 'Alarm', 'Restore'])[1 + i % 4], 'Burglary – window ' || i % 40, '130', 'Burglary', 1,
            lpad((i % 40)::text, 3, '0'), 'Window ' || i % 40, '{}'
       from generate_series(1, $2::int) i`,
    [Date.now(), rows],
  );
  await client.query('analyze');
};

/** @param {string} url @param {Record<string, string>} headers */
const measure = async (url, headers) => {
  const site = `site/${SITE}/history`;
  const day = (/** @type {number} */ ago) =>
    new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const all = `from=${day(725)}`;
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(`${url}/api/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
  const first = await read(`${site}?${all}`);
  const { alarms } = await read(`${site}/alarms?${all}`);
  const place = encodeURIComponent(first.rows.at(-1).place);
  /** @type {readonly (readonly [string, string])[]} */
  const paths = [
    ['last 7 days', site],
    ['24 months, 200 of many', `${site}?${all}`],
    ['the window below', `${site}?${all}&before=${place}`],
    ['24 months, words', `${site}?${all}&q=door+contact`],
    ['24 months, words nobody wrote', `${site}?${all}&q=nowhere`],
    [
      '24 months, kinds, no tests',
      `${site}?${all}&kinds=Alarm%2CTrouble&tests=hidden&openClose=hidden`,
    ],
    ['24 months, one zone', `${site}?${all}&zone=1%2F1%2F002`],
    ['24 months, an operator', `${site}?${all}&operator=KM`],
    ['how many are new', `${site}/new?${all}&after=${encodeURIComponent(first.rows[0].place)}`],
    ['alarms of 24 months', `${site}/alarms?${all}`],
    ['alarms, words and a user', `${site}/alarms?${all}&q=burglary&user=2`],
    ['one alarm', `${site}/alarms/${alarms[0].alarmNum}`],
    ['one row', `${site}/rows/${place}`],
    ['31 days of openings', `site/${SITE}/openings?days=31`],
  ];
  await timeReads(url, headers, paths, { rounds: ROUNDS, goalMs: GOAL_MS });
};

const embedded = async () => {
  const { dir, remove } = newDataDir();
  try {
    const first = await startPortal(dir, SETTINGS);
    await first.stop();
    // The rows of all sites lie around those of the one that is measured.
    seed(dir, SETTINGS, 10, 1000000);
    const portal = await startPortal(dir, SETTINGS);
    try {
      console.log('Embedded: 1 million rows of 10 sites, 100,000 of the one that is read');
      const headers = await signInByApi(portal.url, 'dealer.admin');
      await measure(portal.url, headers);
    } finally {
      await portal.stop();
    }
  } finally {
    remove();
  }
};

/** @param {string} databaseUrl */
const postgres = async (databaseUrl) => {
  const { dir, remove } = newDataDir();
  const settings = { ...SETTINGS, DATABASE_URL: databaseUrl };
  const portal = await startPortal(dir, settings);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    seed(dir, settings, 1, 100000);
    await client.query(`update site set site_group_num = 4471 where num = ${SITE}`);
    const rows = Number(process.env['ROWS'] ?? 10000000) - 100000;
    await crowd(client, rows);
    console.log(
      `PostgreSQL: ${(rows + 100000).toLocaleString('en-US')} rows, 100,000 of the site that is read`,
    );
    const headers = await signInByApi(portal.url, 'dealer.limited');
    await measure(portal.url, headers);
  } finally {
    await client.end();
    await portal.stop();
    remove();
  }
};

if (named !== 'postgres') await embedded();
if (named !== 'embedded') {
  const module = await loadModule('../backend/harness/private-postgres.ts');
  const server = await module.startPrivatePostgres();
  if (server === null) console.log('PostgreSQL not measured; install it or set TEST_DATABASE_URL.');
  else await postgres(server.url).finally(server.stop);
}
console.log(machineLine());
