// Measures the delay of a cheap read while eight users sign in concurrently. Hashing the passwords must not block the read.
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const SIGN_INS = 8;
const READS = sized(150, 20);
const ROUNDS = sized(6, 1);

/**
 * Signs in from a new IP address each time, because the rate limit per address would refuse the attempt before any
 * hashing.
 * @param {string} url
 */
const signIn = async (url) => {
  const page = await fetch(`${url}/login`);
  await page.arrayBuffer();
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = cookies.find((c) => c.startsWith('XSRF-Token='))?.slice('XSRF-Token='.length) ?? '';
  /** @param {string} username @param {string} address */
  return async (username, address) => {
    const answer = await fetch(`${url}/api/account/login/credentials`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(xsrf),
        origin: url,
        'x-forwarded-for': address,
      },
      body: JSON.stringify({
        username,
        password: 'not the right one',
        internal: false,
        returnUrl: null,
        clientIp: null,
      }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
};

/** @param {string} url @param {() => boolean} more */
const read = async (url, more) => {
  /** @type {number[]} */
  const times = [];
  while (more() || times.length < READS) {
    const begun = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
};

const data = newDataDir();
const portal = await startPortal(data.dir, { TRUSTED_PROXIES: '127.0.0.1,::1' });
try {
  const visitors = await Promise.all(Array.from({ length: SIGN_INS }, () => signIn(portal.url)));
  const idle = await read(portal.url, () => false);
  let rounds = 0;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const burst = (async () => {
    for (; rounds < ROUNDS; rounds++) {
      const round = await Promise.all(
        visitors.map((go, i) => go(`nobody-${rounds}-${i}`, `198.51.${100 + rounds}.${i + 1}`)),
      );
      for (const status of round) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  const busy = await read(portal.url, () => rounds < ROUNDS);
  await burst;
  const text = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  /** @param {number[]} all */
  const figures = (all) =>
    `median ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms (${all.length})`;
  if (!statuses.has(401)) throw new Error(`Nothing was hashed: sign-ins were answered ${text}.`);
  console.log(`A read alone                   ${figures(idle)}`);
  console.log(
    `While ${SIGN_INS} sign-ins are checked     ${figures(busy)}; sign-ins answered ${text}`,
  );
  console.log(machineLine());
  recordAll('A cheap read', [
    ['alone', figures(idle)],
    [`beside ${SIGN_INS} sign-ins that are hashed`, figures(busy), 'reads go on'],
    ['sign-ins answered meanwhile', text],
  ]);
} finally {
  await portal.stop();
  data.remove();
}
