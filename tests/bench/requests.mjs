// Measures the responses per second of the built server, which writes its log to a file, and of a bare Fastify of the same
// version. Uses wrk with 10 connections and takes the medians of five alternating runs. The argument `embedded` or
// `postgres` selects one engine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createReadStream, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askAtPace, drive } from './load.mjs';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, median, newDataDir, startPortal } from './portal-process.mjs';
import { record, recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';

const ENGINES = ['embedded', 'postgres'].filter((one) => (process.argv[2] ?? one) === one);
/** Display names of the engines in the results. @type {Readonly<Record<string, string>>} */
const NAMES = { embedded: 'Embedded', postgres: 'PostgreSQL' };
const ROUNDS = sized(5, 1);
const WARM_UP = sized(1, 0);
const SECONDS = sized(3, 1);
const CONNECTIONS = 10;
const PACE = { perSecond: 300, seconds: sized(20, 1), goalMs: 40 };
const IDLE = { afterSeconds: sized(10, 1), goalMb: 400, aimedMb: 330 };
/** Search texts, each of which finds eight accounts of the demo world. */
const SEARCHES = 'orchard orchar wharf whar meetinghouse meeting quarry quarr hill race'
  .split(' ')
  .map((text) => `site/search?text=${text}`);
const HITS = 8;

/**
 * The sender of a request. A machine has no cookies, a browser has its cookie pair, a person is signed in, and `midway` is
 * a person halfway through sign-in. The plural kinds alternate between ten people, each with a separate session.
 * @typedef {'machine' | 'browser' | 'person' | 'midway' | 'ten people' | 'ten midway'} Asker
 */

/** @type {Readonly<Record<'read' | 'search', Readonly<Record<string, string>>>>} */
const GOALS = {
  read: { embedded: '0.03', postgres: '0.10, aim 0.13' },
  search: { embedded: '0.015', postgres: '0.05' },
};

/**
 * Measured paths. Signed-in paths are measured with one person and with ten, because concurrent requests of one person
 * share one database lookup.
 */
/** @type {readonly { path: string, paths?: readonly string[], as: Asker, goals: Readonly<Record<string, string>> }[]} */
const TARGETS = [
  { path: 'health/live', as: 'machine', goals: { embedded: '0.45', postgres: '0.45' } },
  { path: 'health/live', as: 'browser', goals: {} },
  { path: 'statusBanner', as: 'browser', goals: { embedded: '0.35', postgres: '0.35' } },
  { path: 'account/me', as: 'person', goals: GOALS.read },
  { path: 'account/me', as: 'ten people', goals: {} },
  { path: 'account/contactMethods', as: 'midway', goals: GOALS.read },
  { path: 'account/contactMethods', as: 'ten midway', goals: {} },
  { path: 'site/search, 8 hits', paths: SEARCHES, as: 'person', goals: GOALS.search },
  { path: 'site/search, 10 texts', paths: SEARCHES, as: 'ten people', goals: {} },
];

/** @typedef {Awaited<ReturnType<typeof drive>>} Run */

const startBare = async () => {
  const program = fileURLToPath(new URL('bare-fastify.mjs', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [given] = await once(child.stdout, 'data');
  return { url: String(given), stop: () => child.kill() };
};

/** @param {number} pid */
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** @param {string} dir @param {Readonly<Record<string, string>>} settings */
const idleMb = async (dir, settings) => {
  const portal = await startPortal(dir, settings);
  await delay(IDLE.afterSeconds * 1000);
  const memory = residentMb(portal.pid);
  await portal.stop();
  return memory.toFixed(0);
};

/** Checks that every response has written a log line, because writing the log is part of the cost. @param {string} file @param {number} answers */
const checkLines = async (file, answers) => {
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.includes('"event":"request"')) lines += 1;
  if (lines < answers) throw new Error(`${answers} answers left only ${lines} lines in the log.`);
  return lines;
};

/** @param {readonly Run[]} runs @param {'perSecond' | 'p50' | 'p99'} figure */
const middle = (runs, figure) => median(runs.map((run) => run[figure]));

/** @param {string} engine @param {string} name @param {readonly Run[]} runs @param {number} bare @param {string} [goal] */
const printLine = (engine, name, runs, bare, goal) => {
  const rate = middle(runs, 'perSecond');
  const ratio = (rate / bare).toFixed(4).padStart(7);
  const times = `p50 ${middle(runs, 'p50').toFixed(2)} ms, p99 ${middle(runs, 'p99').toFixed(2)} ms`;
  const sought = goal === undefined ? '' : `  (goal ${goal})`;
  console.log(`  ${name.padEnd(36)} ${rate.toFixed(0).padStart(6)}/s ${ratio}  ${times}${sought}`);
  const value = `${(rate / bare).toFixed(3)} of bare Fastify, ${rate.toFixed(0)} answers/s`;
  record({ figure: `Answers a second (${NAMES[engine]}): ${name}`, goal, value });
};

/** Creates one session per connection, all for one user. @param {string} url @param {string} username */
const sessionsOf = async (url, username) => {
  const sessions = [];
  while (sessions.length < CONNECTIONS) sessions.push(await signInByApi(url, username));
  return sessions;
};

/** @param {string} engine @param {string} url @param {number} pid @param {string} lines */
const measure = async (engine, url, pid, lines) => {
  const person = await sessionsOf(url, 'dealer.limited');
  const midway = await sessionsOf(url, 'dealer.admin');
  const browser = person.map(({ cookie }) => ({ cookie }));
  /** @type {Readonly<Record<Asker, readonly Readonly<Record<string, string>>[]>>} */
  const people = {
    machine: [{}],
    browser,
    person: person.slice(0, 1),
    midway: midway.slice(0, 1),
    'ten people': person,
    'ten midway': midway,
  };
  const [first] = person;
  for (const path of SEARCHES) {
    const { matches } = await (await fetch(`${url}/api/${path}`, { headers: first })).json();
    if (matches.length !== HITS) throw new Error(`${path} found ${matches.length}.`);
  }
  const bare = await startBare();
  /** @type {{ name: string, address: string, asks: Parameters<typeof drive>[1]['asks'], goal?: string, runs: Run[] }[]} */
  const all = [
    { name: 'bare Fastify', address: bare.url, asks: [{ path: '/', headers: {} }], runs: [] },
    ...TARGETS.map(({ path, paths = [path], as, goals }) => ({
      name: `${path} (${as})`,
      address: url,
      asks: people[as].map((headers, at) => ({
        path: `/api/${paths[at % paths.length]}`,
        headers,
      })),
      goal: goals[engine],
      runs: [],
    })),
  ];
  let answers = 0;
  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const { address, asks, runs } of all) {
        const run = await drive(address, {
          asks,
          connections: CONNECTIONS,
          seconds: round < 0 ? 2 : SECONDS,
        });
        if (address !== bare.url) answers += run.answers;
        if (round >= 0) runs.push(run);
      }
    }
  } finally {
    bare.stop();
  }
  const floor = middle(all[0]?.runs ?? [], 'perSecond');
  for (const { name, runs, goal } of all) printLine(engine, name, runs, floor, goal);
  const paced = await askAtPace(`${url}/api/account/me`, first ?? {}, PACE);
  console.log(
    `  account/me at ${PACE.perSecond}/s: p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms, ${paced.refused} of ${paced.all} refused` +
      (engine === 'embedded' ? ` (goal p99 ${PACE.goalMs} ms)` : ''),
  );
  const value = `p99 ${paced.p99.toFixed(1)} ms`;
  const figure = `account/me at ${PACE.perSecond} requests/s (${NAMES[engine]})`;
  record({ figure, goal: `p99 ${PACE.goalMs} ms`, value });
  console.log(`  resident after all this ${residentMb(pid).toFixed(0)} MB`);
  return () => checkLines(lines, answers);
};

/** @param {string} engine @param {Readonly<Record<string, string>>} settings */
const bench = async (engine, settings) => {
  const data = newDataDir();
  try {
    const first = await idleMb(data.dir, settings);
    const again = await idleMb(data.dir, settings);
    console.log(
      `${engine}: idle ${IDLE.afterSeconds} s after the first start ${first} MB, after the next ${again} MB` +
        (engine === 'embedded' ? ` (goal ${IDLE.goalMb}, aim ${IDLE.aimedMb})` : ''),
    );
    const goal = `${IDLE.goalMb} MB, aim ${IDLE.aimedMb}`;
    recordAll(`Memory ${IDLE.afterSeconds} s after a start (${NAMES[engine]})`, [
      ['the first', `${first} MB`, goal],
      ['a later one', `${again} MB`, goal],
    ]);
    const lines = join(data.dir, 'lines.log');
    const file = openSync(lines, 'w');
    const portal = await startPortal(data.dir, settings, file);
    const check = await measure(engine, portal.url, portal.pid, lines).finally(portal.stop);
    closeSync(file);
    console.log(`  lines in the log, one an answer: ${await check()}`);
  } finally {
    data.remove();
  }
};

if (ENGINES.length === 0) throw new Error('The engine is "embedded" or "postgres".');
if (ENGINES.includes('embedded')) await bench('embedded', {});
if (ENGINES.includes('postgres'))
  await onPostgres((url) => bench('postgres', { DATABASE_URL: url }));
console.log(
  `wrk, ${CONNECTIONS} connections, medians of ${ROUNDS} runs of ${SECONDS} s. ${machineLine()}`,
);
