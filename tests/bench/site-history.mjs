// Measures the server time of each read of a long site history, on the built server. The dealer has 10 million rows of
// history on PostgreSQL, and a tenth of these on the embedded engine (`large-world.mjs` chooses the database). One site
// has as many rows in 24 months as the dealer has sites; another site has an average number of rows. The argument
// `postgres` or `embedded` selects one engine.
import process from 'node:process';
import { BUSIEST, overLargeWorlds } from './large-world.mjs';
import { machineLine } from './portal-process.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';
import { timeReads } from './timed-reads.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? sized(40, 2));
const GOAL_MS = 200;
const DAY = 86400000;
/** @param {number} sites */
const quietOf = (sites) => BUSIEST + Math.round(sites / 2);

/**
 * @param {import('./large-world.mjs').World} world
 * @param {Record<string, string>} headers
 * @param {number} num
 * @param {number} rows number of rows in the site's history
 */
const measure = async ({ engine, pids, portal: { url } }, headers, num, rows) => {
  const site = `site/${num}/history`;
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
    ['31 days of openings', `site/${num}/openings?days=31`],
  ];
  const subject = `Site history (${engine}, ${rows.toLocaleString('en-US')} rows)`;
  await timeReads(url, headers, paths, { subject, rounds: ROUNDS, goalMs: GOAL_MS, pids });
};

await overLargeWorlds(process.argv[2], async (world) => {
  const { engine, portal, signals, sites } = world;
  const headers = await signInByApi(portal.url, 'dealer.limited');
  console.log(
    `${engine}: ${signals.toLocaleString('en-US')} rows and ${sites.toLocaleString('en-US')} of the site that is read`,
  );
  await measure(world, headers, BUSIEST, sites);
  console.log('A site with as many rows as the others');
  await measure(world, headers, quietOf(sites), signals / sites);
});
console.log(machineLine());
