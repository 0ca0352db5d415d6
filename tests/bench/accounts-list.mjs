// How long the built server takes to answer the list of accounts among many sites on the PostgreSQL that TEST_DATABASE_URL
// names: an empty database, which `npm run seed` fills first, or one that was filled so before.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import pg from 'pg';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';

const SITES = Number(process.argv[2] ?? 100_000);
const ROUNDS = 25;
const GOAL_MS = 200;

/** @type {Readonly<Record<string, string>>} */
const LISTS = {
  'first page': '',
  'page 400 of 50': 'page=400',
  'a window of 200': 'size=200',
  'state: alarm': 'state=alarm',
  'state: on test': 'state=on-test',
  'state: trouble': 'state=trouble',
  'state: offline': 'state=offline',
  'not cancelled': 'not=cancelled',
  'two types and a city': 'type=Residential,Elevator&city=port',
  'words, rare': 'q=kestrel',
  'words, common': 'q=street',
  'words, several': 'q=smith+main',
  'by account': 'sort=account',
  'by state': 'sort=state&dir=desc',
  'by city': 'sort=city',
  'by last signal': 'sort=lastSignal&dir=desc',
  'silent 7 days': 'silent=7',
  'contact name': 'contact=smith',
  'contact phone': 'contactPhone=5550142',
  'zone description': 'zone=front+door',
  'runs out: permit': 'due=permit',
  'changed today': 'changed=today',
};

const url = process.env['TEST_DATABASE_URL'];
if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL.');
const settings = { DATABASE_URL: url };
const data = newDataDir();
try {
  await (await startPortal(data.dir, settings)).stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as sites from site');
  if (rows[0].sites < SITES) {
    const seeded = spawnSync(
      process.execPath,
      ['composition/scripts/seed.mjs', '--sites', String(SITES), '--signals', String(SITES * 100)],
      { stdio: 'inherit', env: { ...process.env, ...settings, MODE: 'demo', DATA_DIR: data.dir } },
    );
    if (seeded.status !== 0) throw new Error('The database could not be filled.');
  }
  await client.query('vacuum analyze');
  const portal = await startPortal(data.dir, settings);
  try {
    const headers = await signInByApi(portal.url, 'dealer.limited');
    /** @param {string} said */
    const list = async (said) => {
      const begun = performance.now();
      const answer = await fetch(`${portal.url}/api/site/accounts?${said}`, { headers });
      /** @type {{ total: number }} */
      const { total } = await answer.json();
      if (answer.status !== 200) throw new Error(`"${said}" answered ${answer.status}.`);
      return { ms: performance.now() - begun, total };
    };
    for (const [name, said] of Object.entries(LISTS)) {
      const { total } = await list(said);
      /** @type {number[]} */
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push((await list(said)).ms);
      const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
      console.log(
        `  ${name.padEnd(22)} ${String(total).padStart(7)} accounts: p50 ${p50} ms, p95 ${p95} ms`,
      );
    }
  } finally {
    await portal.stop();
  }
  await client.end();
} finally {
  data.remove();
}
console.log(`Goal: p95 ${GOAL_MS} ms. ${machineLine()}`);
