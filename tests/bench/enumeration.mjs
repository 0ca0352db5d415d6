// Measures whether a stranger can tell from a response's bytes or time that a name exists. Requests alternate between
// known and unknown names.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const ROUNDS = sized(200, 2);
const WARM_UP = sized(5, 1);
const SUBJECT = 'Names that exist told by an answer';
const GOAL = 0.58;
const HALF_HOUR = 30 * 60_000;

/** @typedef {{ cookies: string, xsrf: string, address: string, url: string }} Visitor */

/** Each visitor has a different IP address, so that rate limits per address do not distort the results. */
let visitors = 0;

/** @param {string} url @returns {Promise<Visitor>} */
const visit = async (url) => {
  visitors += 1;
  const address = `10.${Math.floor(visitors / 62_500) % 250}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
  const page = await fetch(`${url}/api/statusBanner`, { headers: { 'x-forwarded-for': address } });
  await page.arrayBuffer();
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = cookies.find((one) => one.startsWith('XSRF-Token='))?.slice(11) ?? '';
  return { cookies: cookies.join('; '), xsrf: decodeURIComponent(xsrf), address, url };
};

/** @param {Visitor} visitor @param {string} path @param {object} body */
const post = async (visitor, path, body) => {
  const begun = performance.now();
  const answer = await fetch(`${visitor.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: visitor.cookies,
      'x-xsrf-token': visitor.xsrf,
      'x-forwarded-for': visitor.address,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const time = performance.now() - begun;
  const bytes = `${answer.status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
  return { time, bytes };
};

/** @param {Visitor} visitor @param {string} action */
const captcha = async (visitor, action) => {
  const headers = { cookie: visitor.cookies, 'x-forwarded-for': visitor.address };
  const answer = await fetch(`${visitor.url}/api/captcha?action=${action}`, { headers });
  const { challenge } = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
};

/**
 * Removes the question texts from a response of a dealer's recovery, because the question texts may differ between names.
 * The number of questions must not differ.
 * @param {string} bytes
 */
const withoutQuestions = (bytes) => bytes.replaceAll(/"(id|text)":"[^"]*"/g, '"$1":""');

/**
 * Each `ask` makes all preparing requests and then measures only the request that a stranger would measure.
 * @type {readonly { name: string, msa: boolean, names: readonly [string, string], ask: (visitor: Visitor, name: string) => Promise<{ time: number, bytes: string }> }[]}
 */
const ENTRY_POINTS = [
  {
    name: 'sign-in',
    msa: false,
    names: ['dealer.limited', 'nobody.limited'],
    ask: (visitor, username) =>
      post(visitor, 'account/login/credentials', {
        username,
        password: 'Wrong-Password-2026',
        internal: false,
        returnUrl: null,
        clientIp: null,
      }),
  },
  {
    name: 'code before a sign-in',
    msa: false,
    names: ['dealer.limited', 'nobody.limited'],
    ask: (visitor, login) => post(visitor, 'account/login/proof', { login }),
  },
  {
    name: 'its guess',
    msa: false,
    names: ['dealer.limited', 'nobody.limited'],
    ask: async (visitor, login) => {
      await post(visitor, 'account/login/proof', { login });
      return post(visitor, 'account/login/code', { login, code: '000000' });
    },
  },
  {
    name: 'recovery begins (customer)',
    msa: true,
    names: ['limited@example.com', 'nobody1@example.com'],
    ask: (visitor, email) => post(visitor, 'msa/username', { email }),
  },
  {
    name: 'recovery code (customer)',
    msa: true,
    names: ['limited@example.com', 'nobody1@example.com'],
    ask: async (visitor, email) => {
      await post(visitor, 'msa/username', { email });
      return post(visitor, 'mfa/request/msa', { email });
    },
  },
  {
    name: 'recovery begins (dealer)',
    msa: false,
    names: ['dealer.admin', 'nobody.admin'],
    ask: async (visitor, username) => {
      const token = await captcha(visitor, 'dealerRecovery');
      const contact = { contact: 'dealer.admin@example.com', type: 'email', captcha: token };
      const answer = await post(visitor, 'password/reset', { username, ...contact });
      return { ...answer, bytes: withoutQuestions(answer.bytes) };
    },
  },
  {
    name: 'forgotten username',
    msa: false,
    names: ['dealer.admin@example.com', 'nobody.admin@example.com'],
    ask: async (visitor, contact) => {
      const token = await captcha(visitor, 'forgotUsername');
      const form = { contact, type: 'email', captcha: token, dealerNumber: null };
      return post(visitor, 'forgot/username', form);
    },
  },
  {
    name: 'registration',
    msa: true,
    names: ['owner@example.com', 'nobody2@example.com'],
    ask: async (visitor, email) => {
      const token = await captcha(visitor, 'msaRegister');
      return post(visitor, 'msa/register', {
        email,
        password: 'Quiet-Lantern-Path',
        accountNumber: 'HP1999',
        passcode: 'MOORING7',
        captcha: token,
      });
    },
  },
];

/**
 * Returns the share of pairs in which the known name took longer than the unknown name; 0.5 means indistinguishable.
 * @param {number[]} known
 * @param {number[]} unknown
 */
const areaUnderCurve = (known, unknown) => {
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (known.length * unknown.length);
};

const data = newDataDir();
const portal = await startPortal(data.dir, { TRUSTED_PROXIES: '127.0.0.1,::1' });
const msaUrl = portal.url.replace(/:(\d+)$/, (_, port) => `:${Number(port) + 1}`);
/** Advances the server's clock until the rate limits per name are reset, so that no measured request has to wait. */
const later = async () => {
  const body = JSON.stringify({ advanceMs: HALF_HOUR });
  const headers = { 'content-type': 'application/json' };
  await (await fetch(`${portal.url}/demo/clock`, { method: 'POST', headers, body })).arrayBuffer();
};
let worst = 0;
let kinds = 0;
/** Name of the only entry point to measure. If absent, all are measured. */
const [only] = process.argv.slice(2);
try {
  for (const { name, msa, names, ask } of ENTRY_POINTS.filter(
    (one) => only === undefined || one.name === only,
  )) {
    /** @type {[number[], number[]]} */
    const times = [[], []];
    /** @type {Set<string>} */
    const answers = new Set();
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      await later();
      // Chooses a random order, so that neither the known nor the unknown name always comes second.
      const order = Math.random() < 0.5 ? [0, 1] : [1, 0];
      for (const which of order) {
        const visitor = await visit(msa ? msaUrl : portal.url);
        const { time, bytes } = await ask(visitor, names[which] ?? '');
        if (round < 0) continue;
        times[which]?.push(time);
        answers.add(bytes);
      }
    }
    const auc = areaUnderCurve(...times);
    const distance = Math.abs(auc - 0.5) + 0.5;
    worst = Math.max(worst, distance);
    kinds = Math.max(kinds, answers.size);
    const [known, unknown] = times.map((all) => quantile(all, 0.5).toFixed(1));
    console.log(
      `${name.padEnd(28)} ${answers.size} kind of answer, median ${known} ms known, ${unknown} ms unknown, AUC ${distance.toFixed(3)}`,
    );
    recordAll(SUBJECT, [[`${name}, AUC of its time`, distance.toFixed(3), `at most ${GOAL}`]]);
    if (answers.size !== 1) console.log([...answers].map((bytes) => `  ${bytes}`).join('\n'));
  }
  console.log(`Worst AUC of timing ${worst.toFixed(3)} (goal ${GOAL}), ${ROUNDS} + ${ROUNDS} each`);
  console.log(machineLine());
  recordAll(SUBJECT, [
    ['worst AUC of time', worst.toFixed(3), `at most ${GOAL}`],
    ['most kinds of answer of an entry point', String(kinds), '1'],
  ]);
} finally {
  await portal.stop();
  data.remove();
}
