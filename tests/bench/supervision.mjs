// Measures supervision checks of many sites that must be closed in the same minute, on the built server. There are 1,000
// sites on the embedded engine and 10,000 on PostgreSQL, each with a month of openings and closings. First a tenth of the
// sites requires calling a contact, then all do. During the checks, one user reads their account and a receiver sends
// panel tests, sometimes for the same sites.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { addReceiver } from './add-receiver.mjs';
import { loadModule } from './load-module.mjs';
import { onPostgres } from './open-postgres.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';

const MINUTE = 60_000;
/** Milliseconds reserved for starting and signing in before the sites are due. */
const AHEAD_MS = 30_000;
const BETWEEN_MS = 40;
const FIRST = 800001;

const { readLooks, withClient, writeDueSites } = await loadModule('./due-sites.ts');

/**
 * Repeats a request until `isOver` returns true. Returns the start time and the duration of each request.
 * @param {() => boolean} isOver
 * @param {() => Promise<Response>} ask
 */
const repeat = async (isOver, ask) => {
  /** @type {{ from: number, ms: number }[]} */
  const asked = [];
  while (!isOver()) {
    const [from, begun] = [Date.now(), performance.now()];
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`It was answered ${answer.status}.`);
    asked.push({ from, ms: performance.now() - begun });
    await pause(BETWEEN_MS);
  }
  return asked;
};

/** @param {readonly { ms: number }[]} asked */
const text = (asked) => {
  const ms = asked.map((one) => one.ms);
  return `p50 ${quantile(ms, 0.5).toFixed(0)}, p95 ${quantile(ms, 0.95).toFixed(0)}, worst ${Math.max(...ms).toFixed(0)} ms`;
};

/** @param {string} name @param {string | null} url @param {number} count @param {number} missesEvery */
const bench = async (name, url, count, missesEvery) => {
  const { dir, remove } = newDataDir();
  const place = url === null ? { dataDir: dir } : { url };
  const settings = {
    DEMO_LIVE: 'off',
    DEMO_WORLD: 'small',
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
  try {
    // The first start of the server writes the demo world.
    await (await startPortal(dir, settings)).stop();
    const key = await withClient(place, addReceiver);
    const spare = AHEAD_MS + count * 3;
    const at = Math.ceil((Date.now() + spare) / MINUTE) * MINUTE;
    await writeDueSites(place, { count, missesEvery, at });
    const portal = await startPortal(dir, settings);
    let isOver = false;
    /** @type {{ from: number, ms: number }[]} */
    let reads = [];
    /** @type {{ from: number, ms: number }[]} */
    let signals = [];
    try {
      const headers = await signInByApi(portal.url, 'dealer.limited');
      let counter = 0;
      const send = () => {
        counter += 1;
        const xmit = `HP${FIRST + ((counter * 37) % count)}`;
        const entry = { kind: 'signal', counter: String(counter), xmit, format: 'CID' };
        return fetch(`${portal.url}/api/signals/batch`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ entries: [{ ...entry, text: '1602 00 000' }] }),
        });
      };
      if (Date.now() > at) throw new Error('The sites fell due before anybody could look on.');
      const asking = Promise.all([
        repeat(
          () => isOver,
          () => fetch(`${portal.url}/api/account/me`, { headers }),
        ),
        repeat(() => isOver, send),
      ]);
      await pause(at - Date.now() + 5_000 + count * 4);
      isOver = true;
      [reads, signals] = await asking;
    } finally {
      await portal.stop();
    }
    const looks = await readLooks(place, { at });
    if (looks.looked !== count) throw new Error(`${looks.looked} of ${count} were looked at.`);
    /** @param {{ from: number, ms: number }} asked */
    const isMeanwhile = ({ from, ms }) =>
      from + ms >= looks.first - 100 && from <= looks.last + 500;
    /** @param {{ from: number }} asked */
    const isBefore = ({ from }) => from < at;
    console.log(
      `${name}: ${count} sites due at once, ${looks.raised} raised and called about: all looked at within ${((looks.last - looks.first) / 1000).toFixed(1)} s, the first ${((looks.first - at) / 1000).toFixed(1)} s after the minute`,
    );
    const missed = missesEvery === 1 ? 'all' : `one in ${missesEvery}`;
    recordAll(
      `${count.toLocaleString('en-US')} sites due at once (${name}), ${missed} called about`,
      [
        ['all looked at', `${((looks.last - looks.first) / 1000).toFixed(1)} s`, '60 s'],
        ['account/me meanwhile', text(reads.filter(isMeanwhile))],
        ['a signal meanwhile', text(signals.filter(isMeanwhile))],
      ],
    );
    console.log(
      `  account/me meanwhile ${text(reads.filter(isMeanwhile))}; before ${text(reads.filter(isBefore))}`,
    );
    console.log(
      `  a signal meanwhile ${text(signals.filter(isMeanwhile))}; before ${text(signals.filter(isBefore))}`,
    );
  } finally {
    remove();
  }
};

const wanted = process.argv[2] ?? 'both';
for (const missesEvery of sized([10, 1], [1])) {
  if (wanted !== 'postgres') await bench('Embedded', null, sized(1000, 20), missesEvery);
  if (wanted !== 'embedded')
    await onPostgres((url) => bench('PostgreSQL', url, sized(10_000, 20), missesEvery));
}
console.log(machineLine());
