// Builds a dealer with many sites and their history for benchmarks: 100,000 sites with 10 million rows of history on
// PostgreSQL, and a tenth of these numbers on the embedded engine. TEST_DATABASE_URL names a database that is filled once
// and kept; without it, a private server from installed binaries is used. BENCH_DATA_DIR names a directory that is kept,
// for the embedded database and for the keys of both engines. SITES and SIGNALS set other numbers; FILLED=1 skips filling
// a kept database.
import { PGlite } from '@electric-sql/pglite';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onPostgres } from './open-postgres.mjs';
import { newDataDir, startPortal } from './portal-process.mjs';
import { sized } from './small.mjs';

/** Number of the first site copy that `npm run seed` creates. */
const FIRST_COPY = 1000001;
/** Number of the busiest site, which has as many rows of history as the dealer has sites. */
export const BUSIEST = FIRST_COPY;
/** Number of sites in a small run. */
const FEW = 200;
const SETTINGS = { DEMO_LIVE: 'off' };

/** @typedef {(text: string) => Promise<readonly any[]>} Run */
/** @typedef {Awaited<ReturnType<typeof startPortal>>} Portal */
/** @typedef {{ engine: string, sites: number, signals: number, portal: Portal, pids: () => Promise<readonly number[]> }} World `pids` are the processes that answer */

const ACTIVITY = `dev_num, kind, event, code, service_type, priority, area_num, zone, zone_text, panel_user, actor, contact,
  comment, on_test, runaway, withheld, defined, times, line, panel_at, raw, detail`;
const ALARM = `dev_num, priority, service_type, event, state, event_code, area_num, zone, zone_text, action_plan, operator,
  disposition, avs, hold_until, withheld, silent, rev`;

/** Returns SQL that builds the history of the busiest site by repeating a hundred rows and the alarms of these rows over 24 months. @param {number} sites */
const busy = (sites) => [
  `create temporary table said as
   select one.*, round.n, round.n * ${Math.round(6.2e12 / sites)}::bigint as earlier, md5(one.id || ' ' || round.n)::uuid as new_id,
     case when one.alarm_num is not null then 700000000 + round.n * 100 + dense_rank() over (order by one.alarm_num) end as new_alarm
     from (select * from activity where site_num = ${BUSIEST} order by at desc limit 100) one
    cross join generate_series(1, ${Math.round(sites / 100)}) round (n)
    where (select count(*) from (select from activity where site_num = ${BUSIEST} limit 5000) known) < 5000`,
  `insert into activity (site_group_num, at, id, site_num, alarm_num, ${ACTIVITY})
   select site_group_num, at - earlier, new_id, site_num, new_alarm, ${ACTIVITY} from said`,
  `insert into alarm (num, site_group_num, site_num, raised_at, picked_up_at, cleared_at, opened_by, ${ALARM})
   select said.new_alarm, alarm.site_group_num, alarm.site_num, alarm.raised_at - earlier,
     alarm.picked_up_at - earlier, alarm.cleared_at - earlier, said.new_id, ${ALARM.replaceAll(/\w+/g, 'alarm.$&')}
     from alarm join said on said.id = alarm.opened_by`,
  'drop table said',
];

/** Returns SQL that assigns all sites to one dealer with two branches, and adds current events to some sites. @param {number} sites */
const fillOf = (sites) => [
  ...busy(sites),
  `update site set site_group_num = 4471
    where num >= ${FIRST_COPY} and site_group_num not in (4471, 4472, 4473)`,
  `insert into activity_slot (site_group_num, at, share, signals, alarms, openings, closings)
   select 4471, at, 99, sum(signals), sum(alarms), sum(openings), sum(closings) from activity_slot
    where site_group_num not in (4471, 4472, 4473) group by at on conflict do nothing`,
  `delete from site_test where reason = 'Measuring'`,
  `insert into site_test (id, site_num, site_group_num, mode, dev_nums, scope, category, starts_at, ends_at, reason, role,
     placed_by, warning, noted, created_at, updated_at)
   select gen_random_uuid(), num, 4471, 'noAction', '{1}', '{"kind":"all","zones":[],"serviceTypes":[]}', 'Technician test',
     now.ms - 3600000 * (num % 48), now.ms + 3600000 + 60000 * (num % 600), 'Measuring', 'dealer', 'Ana',
     '{"minutes":[15],"channels":[]}', 'started', now.ms, now.ms
     from site, (select (extract(epoch from now()) * 1000)::bigint as ms) now where num >= ${FIRST_COPY} and num % 50 = 0`,
  `insert into site_watch (site_group_num, site_num, watched_by, since)
   select 4471, num, 'Ana', 0 from site where num >= ${FIRST_COPY} and num % 2000 = 0 on conflict do nothing`,
  'vacuum analyze',
];

/** @param {string} dir @param {Record<string, string>} settings @param {number} sites @param {number} signals */
export const seed = (dir, settings, sites, signals) => {
  const program = fileURLToPath(new URL('../../dist/server/seed.js', import.meta.url));
  const env = { ...process.env, ...settings, MODE: 'demo', DATA_DIR: dir };
  const args = [program, '--sites', String(sites), '--signals', String(signals)];
  const done = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('The sites could not be made.');
};

/** @param {Run} run @param {number} sites */
const fill = async (run, sites) => {
  if (process.env['FILLED'] === '1') return;
  for (const text of fillOf(sites)) await run(text);
};

/** @param {string} url @param {string} dir @param {(world: World) => Promise<void>} work */
const onServer = async (url, dir, work) => {
  const sites = Number(process.env['SITES'] ?? sized(100000, FEW));
  const signals = Number(process.env['SIGNALS'] ?? sites * 100);
  const settings = { ...SETTINGS, DATABASE_URL: url };
  await (await startPortal(dir, settings)).stop();
  seed(dir, settings, sites, signals);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /** @type {Run} */
  const run = async (text) => (await client.query(text)).rows;
  try {
    await fill(run, sites);
    const portal = await startPortal(dir, settings);
    const pids = async () => {
      const backends = await run(
        `select pid from pg_stat_activity where application_name = 'alarm-monitoring-portal'`,
      );
      return [portal.pid, ...backends.map(({ pid }) => pid)];
    };
    await work({ engine: 'PostgreSQL', sites, signals, portal, pids }).finally(portal.stop);
  } finally {
    await client.end();
  }
};

/** @param {string} dir @param {(world: World) => Promise<void>} work */
const onEmbedded = async (dir, work) => {
  const sites = Number(process.env['SITES'] ?? sized(10000, FEW));
  const signals = Number(process.env['SIGNALS'] ?? sites * 100);
  await (await startPortal(dir, SETTINGS)).stop();
  seed(dir, SETTINGS, sites, signals);
  const engine = await PGlite.create(join(dir, 'db'));
  await fill(async (text) => (await engine.query(text)).rows, sites).finally(() => engine.close());
  const portal = await startPortal(dir, SETTINGS);
  const pids = () => Promise.resolve([portal.pid]);
  await work({ engine: 'Embedded', sites, signals, portal, pids }).finally(portal.stop);
};

/**
 * Runs `work` on a large world, on each engine or on the named one.
 * @param {string | undefined} named `postgres` or `embedded`
 * @param {(world: World) => Promise<void>} work
 */
export const overLargeWorlds = async (named, work) => {
  const data = newDataDir();
  const dir = process.env['BENCH_DATA_DIR'] ?? data.dir;
  try {
    if (named !== 'postgres') await onEmbedded(dir, work);
    if (named !== 'embedded') await onPostgres((url) => onServer(url, dir, work), { isKept: true });
  } finally {
    data.remove();
  }
};
