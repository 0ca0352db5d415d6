// Measures how many signals per second one server sustains over HTTP, on PostgreSQL. Two receivers concurrently send
// batches of 500 for the sites of the demo world.
import { cpus } from 'node:os';
import pg from 'pg';
import { addReceiver } from './add-receiver.mjs';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { checkGoal, sized } from './small.mjs';

const SECONDS = Number(process.argv[2] ?? sized(30, 2));
const BATCH = 500;
const GOAL = 2000;

/** Codes of openings, closings and tests, with an occasional zone alarm. */
const EVENTS = [
  '1401 01 002',
  '3401 01 002',
  '1602 00 000',
  '1570 01 001',
  '3570 01 001',
  '1384 01 002',
  '3384 01 002',
];

/** @param {string} url @param {string} key @param {readonly string[]} codes @param {number} until @param {number[]} times */
const send = async (url, key, codes, until, times) => {
  let counter = 0;
  while (performance.now() < until) {
    const entries = Array.from({ length: BATCH }, () => {
      counter += 1;
      return {
        kind: 'signal',
        counter: String(counter),
        xmit: codes[Math.floor(Math.random() * codes.length)],
        format: 'CID',
        text: EVENTS[Math.floor(Math.random() * EVENTS.length)],
      };
    });
    const begun = performance.now();
    const answer = await fetch(`${url}/api/signals/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
    const { outcomes } = await answer.json();
    if (outcomes?.length !== BATCH) throw new Error(`The batch was answered ${answer.status}.`);
    times.push(performance.now() - begun);
  }
};

/** @param {string} databaseUrl */
const bench = async (databaseUrl) => {
  const { dir, remove } = newDataDir();
  const portal = await startPortal(dir, { DATABASE_URL: databaseUrl, DEMO_LIVE: 'off' });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select xmit from device');
    const codes = rows.map(({ xmit }) => String(xmit));
    const keys = [await addReceiver(client), await addReceiver(client)];
    /** @type {number[]} */
    const times = [];
    const begun = performance.now();
    await Promise.all(
      keys.map((key) => send(portal.url, key, codes, begun + SECONDS * 1000, times)),
    );
    const rate = (times.length * BATCH) / ((performance.now() - begun) / 1000);
    const { rows: kept } = await client.query('select count(*)::int as sum from received_signal');
    const ms = [0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(0));
    console.log(
      `${rate.toFixed(0)} signals/s for ${SECONDS} s in batches of ${BATCH} (goal ${GOAL}), a batch p50 ${ms[0]}, p95 ${ms[1]}, worst ${ms[2]} ms; ${kept[0]?.sum} of ${times.length * BATCH} kept; ${cpus().length} cores shared by server, database and sender`,
    );
    console.log(machineLine());
    recordAll(`Signals in batches of ${BATCH} (PostgreSQL)`, [
      ['rate', `${rate.toFixed(0)} signals/s for ${SECONDS} s`, `${GOAL} signals/s`],
      ['time of a batch', `p50 ${ms[0]} ms, p95 ${ms[1]} ms, worst ${ms[2]} ms`],
      ['kept', `${kept[0]?.sum} of ${times.length * BATCH}`, 'all'],
    ]);
    checkGoal(rate < GOAL);
    if (kept[0]?.sum !== times.length * BATCH) process.exitCode = 1;
  } finally {
    await client.end();
    await portal.stop();
    remove();
  }
};

await onPostgres(bench);
