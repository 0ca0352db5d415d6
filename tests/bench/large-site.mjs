// Measures a site with 500 zones, 100 contacts and 100,000 rows of history, on the built server over PostgreSQL: the
// server time of each screen's read, and drawing the zone grid of a test at 50 signals per second in a Chromium slowed
// down four times.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { addReceiver } from './add-receiver.mjs';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, startPortal } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { timeReads } from './timed-reads.mjs';
import { measureLists } from './list-scroll.mjs';
import { sized } from './small.mjs';
import { measureGrid } from './zone-grid.mjs';

const ROUNDS = sized(40, 2);
const ROWS = sized(100_000, 2000);
const READ_GOAL_MS = 200;
const SITE = 1000001;
const PASSWORD = 'Harbor-Light-2026';

const FILL = [
  `update site set site_group_num = 4471 where num = ${SITE}`,
  `delete from zone where site_num = ${SITE}`,
  `insert into zone (id, site_num, dev_num, area_num, num, description, format, service_type)
   select gen_random_uuid(), ${SITE}, 1, 1, lpad(i::text, 3, '0'), 'Zone ' || i || ', corridor', 'CID', 'Burglary'
     from generate_series(1, 500) i`,
  `with added as (
     insert into contact (id, site_group_num, site_num, position, first_name, last_name, type, updated_at)
     select gen_random_uuid(), 4471, ${SITE}, 1000 + i, 'Ana', 'Contact ' || i, 'Keyholder', 0
       from generate_series(1, 100) i returning id)
   insert into contact_phone (contact_id, position, number, type)
   select id, 1, '207-555-0100', 'Cell' from added`,
  `insert into account_link (user_id, site_num)
   select id, ${SITE} from portal_user where username = 'limited@example.com'`,
  `insert into user_right (user_id, kind, name)
   select id, 'role', 'noActionRead' from portal_user where username = 'limited@example.com' on conflict do nothing`,
];

/** @param {string} url */
const signInCustomer = async (url) => {
  const page = await fetch(`${url}/login`);
  await page.arrayBuffer();
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = cookies.find((one) => one.startsWith('XSRF-Token='))?.slice(11) ?? '';
  const answer = await fetch(`${url}/api/msa/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(xsrf),
      origin: url,
    },
    body: JSON.stringify({ email: 'limited@example.com', password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}.`);
  const { token } = await answer.json();
  return { authorization: `Bearer ${token.accessToken}` };
};

/** @param {string} reader @param {string} url @param {Record<string, string>} headers @param {Readonly<Record<string, string>>} reads paths by their names */
const measureReads = (reader, url, headers, reads) =>
  timeReads(url, headers, Object.entries(reads), {
    subject: `A site of 500 zones and ${ROWS.toLocaleString('en-US')} rows of history, read by ${reader}`,
    rounds: ROUNDS,
    goalMs: READ_GOAL_MS,
  });

/** Puts the site on test for two hours, starting now. @param {pg.Client} client */
const placeTest = async (client) => {
  const [id, now] = [randomUUID(), Date.now()];
  await client.query(
    `insert into site_test (id, site_num, site_group_num, mode, dev_nums, scope, category, starts_at, ends_at, reason,
       role, placed_by, warning, noted, due_at, created_at, updated_at)
     values ($1, ${SITE}, 4471, 'live', '{1}', $2, 'Technician test', $3, $4, 'Measuring', 'dealer', 'Ana', $5, 'started',
       $4, $3, $3)`,
    [
      id,
      JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
      now,
      now + 7200000,
      JSON.stringify({ minutes: [15], channels: ['inApp'] }),
    ],
  );
  return id;
};

/** Records an alarm and a restore for every zone, so that the test results have their maximum length. @param {pg.Client} client @param {string} test */
const tickZones = async (client, test) => {
  await client.query(
    `insert into activity (site_group_num, at, id, site_num, dev_num, kind, event, code, service_type, area_num, zone,
       zone_text, on_test)
     select 4471, $1::bigint + i, gen_random_uuid(), ${SITE}, 1, 'Alarm', 'Burglary', '130', 'Burglary', 1,
       lpad((i / 2)::text, 3, '0'), 'Zone ' || i / 2 || ', corridor', true
       from generate_series(2, 1001) i`,
    [Date.now()],
  );
  await client.query(
    `insert into site_test_zone (test_id, dev_num, area_num, zone, first_at, last_at, count, code, restored_at, withheld)
     select $1, 1, 1, num, $2, $2, 1, '130', $2, false from zone where site_num = ${SITE} and dev_num = 1`,
    [test, Date.now()],
  );
};

/** @param {string} databaseUrl */
const bench = async (databaseUrl) => {
  const { dir, remove } = newDataDir();
  const settings = { DATABASE_URL: databaseUrl, DEMO_LIVE: 'off', DEMO_WORLD: 'small' };
  const portal = await startPortal(dir, settings);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const seed = fileURLToPath(new URL('../../dist/server/seed.js', import.meta.url));
    const env = { ...process.env, ...settings, MODE: 'demo', DATA_DIR: dir };
    const args = [seed, '--sites', '1', '--signals', String(ROWS)];
    const seeded = spawnSync(process.execPath, args, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (seeded.status !== 0) throw new Error('The site could not be made.');
    for (const text of FILL) await client.query(text);
    await client.query('analyze');
    const headers = await signInByApi(portal.url, 'dealer.limited');
    const site = `site/${SITE}`;
    console.log(
      `A site of 500 zones, 100 contacts and ${ROWS.toLocaleString('en-US')} rows of history`,
    );
    const test = await placeTest(client);
    await tickZones(client, test);
    await measureReads('a dealer', portal.url, headers, {
      summary: `${site}/info`,
      alarms: `${site}/alarms`,
      tests: `${site}/tests`,
      panels: `${site}/panels`,
      contacts: `${site}/contacts`,
      zones: `${site}/zones`,
      passcodes: `${site}/passcodes`,
      schedules: `${site}/schedules`,
      'results of a test': `tests/${test}/results`,
    });
    await measureLists(portal.url, SITE, [
      { part: 'zones', rows: 500, last: 'Zone 1, corridor' },
      { part: 'contacts', rows: 100, last: 'Ana Contact 100' },
    ]);
    const consumer = portal.url.replace(/\d+$/, (port) => String(Number(port) + 1));
    const customer = await signInCustomer(consumer);
    await measureReads('a customer', consumer, customer, {
      summary: 'msa/summary',
      alarms: `${site}/alarms`,
      openings: `${site}/openings`,
      account: `${site}/account-info`,
      panels: `${site}/panels`,
      'results of a test': `tests/${test}/results`,
    });
    // Deletes the received signals, so that the grid starts empty.
    await client.query('delete from site_test_zone where test_id = $1', [test]);
    await measureGrid({
      url: portal.url,
      key: await addReceiver(client),
      sn: SITE,
      test,
    });
    console.log(machineLine());
  } finally {
    await client.end();
    await portal.stop();
    remove();
  }
};

await onPostgres(bench);
