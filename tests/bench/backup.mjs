// Measures how a backup of the embedded engine slows down other work. One reader and two receivers continue while `npm run
// admin -- backup` runs through the running server. Uses the demo world, or the world in BENCH_DATA_DIR.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';

const ADMIN = fileURLToPath(new URL('../../dist/server/admin.js', import.meta.url));
const QUIET_MS = sized(10_000, 500);

/** @param {readonly string[]} args @param {string} dataDir @returns {Promise<string>} */
const admin = (args, dataDir) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ADMIN, ...args], {
      env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.once('close', (status) => (status === 0 ? resolve(text) : reject(new Error(text))));
  });

/** Repeats a request until stopped. Returns the response times. @param {() => Promise<Response>} ask */
const again = (ask) => {
  const state = { isOver: false, refused: 0 };
  /** @type {number[]} */
  const times = [];
  const work = (async () => {
    while (!state.isOver) {
      const begun = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) state.refused += 1;
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    state.isOver = true;
    await work;
    return { times, refused: state.refused };
  };
};

const kept = process.env['BENCH_DATA_DIR'];
const SUBJECT = `Backup of ${kept === undefined ? 'the demo world' : 'a data directory that is kept'}`;
/** @type {(readonly [name: string, value: string, goal?: string])[]} */
const figures = [];

/** @param {string} label @param {{ times: number[], refused: number }} found */
const say = (label, { times, refused }) => {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => quantile(times, part).toFixed(0));
  console.log(
    `${label}: ${times.length} answers, ${refused} refused, p50 ${p50}, p99 ${p99}, most ${most} ms`,
  );
  const value = `p50 ${p50} ms, p99 ${p99} ms, ${refused} of ${times.length} refused`;
  figures.push([label, value, 'nobody refused']);
};

const { dir, remove } = newDataDir();
const dataDir = kept ?? join(dir, 'data');
const portal = await startPortal(dataDir, { DEMO_LIVE: 'off' });
try {
  const reader = await signInByApi(portal.url, 'dealer.limited');
  const key = /: ([\w-]{43})\n/.exec(
    await admin(['receiver', 'add', `Bench ${Date.now()}`], dataDir),
  )?.[1];
  let counter = 0;
  const write = () => {
    counter += 1;
    const entry = {
      kind: 'signal',
      counter: String(counter),
      xmit: 'none',
      format: 'CID',
      text: '1602 00 000',
    };
    return fetch(`${portal.url}/api/signals/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries: [entry] }),
    });
  };
  const read = () => fetch(`${portal.url}/api/account/me`, { headers: reader });
  for (const label of ['alone', 'beside a backup']) {
    const [reads, writes] = [again(read), again(write)];
    const begun = performance.now();
    const file = join(dir, 'backup');
    if (label === 'alone') await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    else {
      await admin(['backup', file], dataDir);
      const size = `${(statSync(file).size / 1e6).toFixed(1)} MB`;
      const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
      console.log(`${size} in ${time}`);
      figures.push(['size of the backup', size], ['time beside a reader and a receiver', time]);
    }
    say(`reads ${label}`, await reads());
    say(`writes ${label}`, await writes());
  }
  console.log(machineLine());
  recordAll(SUBJECT, figures);
} finally {
  await portal.stop();
  remove();
}
