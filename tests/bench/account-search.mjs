// Measures the response time of an account search among 100,000 sites, on the built server with the embedded engine and
// with PostgreSQL. Also prints the CPU time of server and database, because the response time depends on the load of the
// machine.
import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import pg from 'pg';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, processorMs, quantile, startPortal } from './portal-process.mjs';
import { record } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';

const SITES = Number(process.argv[2] ?? sized(100_000, 500));
const ROUNDS = sized(40, 2);
const GOAL_MS = 100;

/** @type {Readonly<Record<string, readonly string[]>>} */
const SEARCHES = {
  typical: ['smith adele', 'anchor books', '12 main street', 'novak kiln', '(207) 555-0142'],
  rare: ['hp54321', '154321', 'kestrel', 'quimby elm avenue merrin 04142'],
  'very common': ['main', 'street', 's', '5', 'port alder'],
  'no hit': ['zzz', 'smith zzz', 'main street zzz', '%'],
};

/** @param {readonly string[]} words @param {number} salt */
const pick = (words, salt) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + abs(hashint4(i + ${salt}) % ${words.length})]`;
const GIVEN = ['Adele', 'Amos', 'Clara', 'Cyrus', 'Dora', 'Elias', 'Felix', 'Greta', 'Jonas'];
const FAMILY =
  'Abbot Almeida Birch Brandt Caldwell Chou Corwin Dabney Egan Farrow Gagne Hollis Jewell Novak Oakes Quimby Smith';
const FIRST =
  'Anchor Bayside Cinder Copperleaf Driftwood Eastwind Foxglove Granite Halyard Ironwood';
const SECOND = ['Books', 'Laundry', 'Main Street Cafe', 'Optical', 'Pottery', 'Florists'];
const STREET =
  'Main Lantern Cooper Quarry Orchard Beacon Wharf Kiln Harrow Mill Oak Elm Pine Maple';
const KIND = ['Street', 'Road', 'Lane', 'Avenue'];
const CITY = ['Port Alder', 'Harrow Falls', 'Stonewick', 'East Alder', 'Merrin', 'Cold Ledge'];

/** SQL that fills the database with residents and businesses of one dealer with two branches. */
const FILL = [
  `insert into site (num, site_group_num, name, kind, state, street, city, region, postal_code, phone, time_zone)
   select 100000 + i, 4471 + (i % 10 > 6)::int + (i % 10 > 8)::int,
     case when i % 3 = 0
       then ${pick(FIRST.split(' '), 11)} || ' ' || ${pick(SECOND, 22)} || ' ' || i
       else ${pick(FAMILY.split(' '), 33)} || ', ' || ${pick(GIVEN, 44)} || ' ' || substr(md5(i::text), 1, 6) end,
     'Residential', 'monitored', (i % 499 + 1) || ' ' || ${pick(STREET.split(' '), 55)} || ' ' || ${pick(KIND, 66)},
     ${pick(CITY, 77)}, case when i % 2 = 0 then 'ME' else 'NH' end, '0' || (4100 + i % 99),
     (200 + i % 700) || '-555-' || lpad(((i::bigint * 37) % 10000)::text, 4, '0'), 'America/New_York'
   from generate_series(1, ${SITES}) i on conflict do nothing`,
  `insert into device (site_num, dev_num, xmit, description)
   select 100000 + i, 1, 'HP' || (10000 + i), 'Panel' from generate_series(1, ${SITES}) i on conflict do nothing`,
];

/** @param {string} engine @param {{ url: string, pid: number }} portal @param {() => Promise<readonly number[]>} databasePids */
const measure = async (engine, portal, databasePids) => {
  const headers = await signInByApi(portal.url, 'dealer.limited');
  /** @param {string} text */
  const search = async (text) => {
    const begun = performance.now();
    const answer = await fetch(`${portal.url}/api/site/search?text=${encodeURIComponent(text)}`, {
      headers,
    });
    /** @type {{ matches: unknown[], more: boolean }} */
    const { matches } = await answer.json();
    if (answer.status !== 200) throw new Error(`"${text}" answered ${answer.status}.`);
    return { ms: performance.now() - begun, found: matches.length };
  };
  for (const [kind, texts] of Object.entries(SEARCHES)) {
    for (const text of texts) await search(text);
    /** @type {number[]} */
    const times = [];
    const pids = [portal.pid, ...(await databasePids())];
    const before = processorMs(pids);
    for (let round = 0; round < ROUNDS; round++)
      for (const text of texts) times.push((await search(text)).ms);
    const after = processorMs(pids);
    const spent =
      before === null || after === null ? 'unknown' : ((after - before) / times.length).toFixed(1);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
    console.log(
      `  ${kind.padEnd(12)} p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; processor ${spent} ms each (${times.length})`,
    );
    record({
      figure: `Account search (${engine}, ${SITES.toLocaleString('en-US')} sites): ${kind}`,
      goal: `p95 ${GOAL_MS} ms`,
      value: `p50 ${p50} ms, p95 ${p95} ms, processor ${spent} ms`,
    });
  }
};

/**
 * @param {string} engine
 * @param {Readonly<Record<string, string>>} settings
 * @param {(dir: string, work: (run: (text: string) => Promise<unknown>) => Promise<void>) => Promise<void>} open
 * @param {() => Promise<readonly number[]>} databasePids
 */
const bench = async (engine, settings, open, databasePids) => {
  const data = newDataDir();
  try {
    await (await startPortal(data.dir, settings)).stop();
    const begun = performance.now();
    await open(data.dir, async (run) => {
      for (const text of FILL) await run(text);
    });
    const filledMs = performance.now() - begun;
    const portal = await startPortal(data.dir, settings);
    console.log(
      `${engine}, ${SITES} sites (written with their words in ${(filledMs / 1000).toFixed(0)} s, started on in ${(portal.readyMs / 1000).toFixed(0)} s)`,
    );
    await measure(engine, portal, databasePids).finally(portal.stop);
  } finally {
    data.remove();
  }
};

await bench(
  'Embedded',
  {},
  async (dir, work) => {
    const engine = await PGlite.create(join(dir, 'db'));
    await work((text) => engine.exec(text));
    await engine.close();
  },
  () => Promise.resolve([]),
);

await onPostgres(async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pids = async () => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where application_name = 'alarm-monitoring-portal'`,
    );
    return rows.map((/** @type {{ pid: number }} */ row) => row.pid);
  };
  await bench(
    'PostgreSQL',
    { DATABASE_URL: url },
    (_dir, work) => work((text) => client.query(text)),
    pids,
  );
  await client.end();
});
console.log(`Goal: ${GOAL_MS} ms. ${machineLine()}`);
