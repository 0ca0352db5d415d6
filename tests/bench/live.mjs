// Measures the time from sending a signal to its arrival on screens, on the built server over PostgreSQL. 200 listeners of
// one dealer each have a separate session. One receiver sends 20 signals per second in batches over HTTP.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addReceiver } from './add-receiver.mjs';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { checkGoal, sized } from './small.mjs';

const LISTENERS = Number(process.argv[2] ?? sized(200, 5));
const PER_SECOND = Number(process.argv[3] ?? 20);
const SECONDS = Number(process.argv[4] ?? sized(30, 2));
/** Number of batches per second. */
const BATCHES = 4;
const GOAL_MS = 1000;
const GROUP = 4471;

/** Creates copies of the signed-in session, each with a different token. Returns the tokens. @param {pg.Client} client @param {number} count */
const copySessions = async (client, count) => {
  /** @type {string[]} */
  const tokens = [];
  for (let made = 0; made < count; made += 1) {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    const hash = createHash('sha256').update(token).digest('hex');
    await client.query(
      `with original as (
         select * from session where stage = 'full' order by created_at limit 1),
       copy as (
         insert into session select (jsonb_populate_record(
           null::session, to_jsonb(original) || jsonb_build_object('id', $1::text))).* from original)
       select 1`,
      [id],
    );
    await client.query(
      `insert into access_token (hash, session_id, expires_at)
       select $1, $2, max(expires_at) from access_token`,
      [hash, id],
    );
    tokens.push(token);
  }
  return tokens;
};

/** Returns the CPU seconds that a process has used so far. @param {number} pid */
const processorSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Subscribes to a live stream. Resolves when the stream has started. @param {string} url @param {string} token @param {(n: number) => void} heard */
const listen = async (url, token, heard) => {
  const cut = new AbortController();
  const answer = await fetch(`${url}/api/live?siteGroupNum=${GROUP}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: cut.signal,
  });
  if (answer.status !== 200 || answer.body === null)
    throw new Error(`The stream answered ${answer.status}.`);
  const follow = async () => {
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        // The pattern includes the service type, because an opening causes another event that also contains the panel user.
        const n = /"panelUser":"(\d+)","serviceType":"Open\/close"/.exec(line)?.[1];
        if (n !== undefined) heard(Number(n));
      }
    }
  };
  follow().catch((error) => {
    if (!cut.signal.aborted) throw error;
  });
  return () => cut.abort();
};

/** Builds openings and closings alternately. The panel user number identifies each signal in the stream. @param {readonly string[]} codes @param {number} n */
const signalOf = (codes, n) => ({
  kind: 'signal',
  counter: String(n),
  xmit: codes[n % codes.length],
  format: 'CID',
  text: `${Math.floor(n / codes.length) % 2 === 0 ? '1401' : '3401'} 01 ${String(n).padStart(3, '0')}`,
});

/** @param {string} url @param {string} key @param {readonly object[]} entries */
const sendBatch = async (url, key, entries) => {
  const answer = await fetch(`${url}/api/signals/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  const { outcomes } = await answer.json();
  if (outcomes?.length !== entries.length)
    throw new Error(`The batch was answered ${answer.status}.`);
};

/** @param {string} databaseUrl */
const bench = async (databaseUrl) => {
  const { dir, remove } = newDataDir();
  const settings = { DATABASE_URL: databaseUrl, DEMO_WORLD: 'small', DEMO_LIVE: 'off' };
  const portal = await startPortal(dir, settings);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await signInByApi(portal.url, 'dealer.limited');
    const tokens = await copySessions(client, LISTENERS);
    const key = await addReceiver(client);
    const { rows } = await client.query(
      `select xmit from device join site on num = site_num where site_group_num = ${GROUP} and state = 'monitored'`,
    );
    const codes = rows.map(({ xmit }) => String(xmit));
    /** Sending times of the signals, indexed by signal number. @type {number[]} */
    const sent = [];
    /** @type {{ n: number, at: number }[]} */
    const arrivals = [];
    const leave = await Promise.all(
      tokens.map((token) =>
        listen(portal.url, token, (n) => arrivals.push({ n, at: performance.now() })),
      ),
    );
    await delay(1000);
    const begun = { at: performance.now(), seconds: processorSeconds(portal.pid) };
    const inBatch = Math.max(1, Math.round(PER_SECOND / BATCHES));
    const total = Math.min(999, PER_SECOND * SECONDS);
    /** @type {Promise<void>[]} */
    const answers = [];
    for (let next = 1; next <= total; next += inBatch) {
      const numbers = Array.from(
        { length: Math.min(inBatch, total - next + 1) },
        (_, i) => next + i,
      );
      for (const n of numbers) sent[n] = performance.now();
      answers.push(
        sendBatch(
          portal.url,
          key,
          numbers.map((n) => signalOf(codes, n)),
        ),
      );
      const due = begun.at + ((next + inBatch - 1) * 1000) / PER_SECOND;
      await delay(Math.max(0, due - performance.now()));
    }
    await Promise.all(answers);
    const used = processorSeconds(portal.pid) - begun.seconds;
    const share = used / ((performance.now() - begun.at) / 1000);
    await delay(2000);
    for (const end of leave) end();
    const times = arrivals.map(({ n, at }) => at - (sent[n] ?? NaN));
    const ms = [0.5, 0.95, 0.99, 1].map((part) => quantile(times, part).toFixed(0));
    console.log(
      `${LISTENERS} listeners, ${PER_SECOND} signals/s over HTTP, ${total} in all: ${arrivals.length} of ${total * LISTENERS} arrived; p50 ${ms[0]}, p95 ${ms[1]}, p99 ${ms[2]}, worst ${ms[3]} ms after they were sent (goal ${GOAL_MS}); the server used ${(share * 100).toFixed(0)} % of one of ${cpus().length} cores`,
    );
    console.log(machineLine());
    recordAll(`Live updates, ${LISTENERS} listeners, ${PER_SECOND} signals/s`, [
      ['arrived', `${arrivals.length} of ${total * LISTENERS}`, 'all'],
      [
        'time from the sending to a listener',
        `p50 ${ms[0]} ms, p95 ${ms[1]} ms, p99 ${ms[2]} ms, worst ${ms[3]} ms`,
        `p99 ${GOAL_MS} ms`,
      ],
      ['processor of the server', `${(share * 100).toFixed(0)} % of one core`],
    ]);
    checkGoal(quantile(times, 0.99) > GOAL_MS);
    if (arrivals.length !== total * LISTENERS) process.exitCode = 1;
  } finally {
    await client.end();
    await portal.stop();
    remove();
  }
};

await onPostgres(bench);
