// Measures a dealer's waiting times, and the requests sent while the dealer waits, on a slow line and a slow CPU. Covers
// signing in, a reload, a search and opening a site. node tests/bench/journeys.mjs [runs] [--service-worker]
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { serveBarePage } from './bare-page.mjs';
import { machineLine, median, newDataDir, startPortal } from './portal-process.mjs';
import { record } from './record.mjs';
import { slowDown } from './slow-line.mjs';
import { sized } from './small.mjs';
import { watchJourney } from './watch-journey.mjs';
import { watchPage } from './watch-page.mjs';

const RUNS = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? sized(5, 1));
const WORKER = process.argv.includes('--service-worker');
const KEY_MS = 80;
/** Wait in milliseconds, after which all requests of a journey have ended. */
const REST = 2_500;
const SEARCHED = 'tidewater';
/** Parameters of every request. Requests that differ only in these parameters count as duplicates. */
const STAMPS = ['app', 'version', 'os', 'env', 'application', 'siteGroupNum'];

const HOME = 'main section[aria-label^="On test"] table';
// Selector of the hit count. The count appears only after the response to the last key.
const HITS = 'dialog:has([role=option]) [role=status]:not(:empty)';
const SITE = 'main #instructions';

/** @typedef {{ name: string, at: number, took: number, status: number }} Call */
/** @typedef {{ ms: number, calls: readonly Call[] }} Journey */

/** @param {string} url */
const nameOf = (url) => {
  const { pathname, searchParams } = new URL(url);
  for (const stamp of STAMPS) searchParams.delete(stamp);
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  return pathname.slice('/api/'.length) + query;
};

/** Records every API request with the time at which it was sent. @param {import('@playwright/test').CDPSession} cdp */
const followCalls = (cdp) => {
  /** @type {Map<string, { name: string, wall: number, from: number, to: number, status: number }>} */
  const all = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return;
    const name = `${request.method} ${nameOf(request.url)}`;
    all.set(requestId, { name, wall: wallTime * 1000, from: timestamp, to: NaN, status: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const call = all.get(requestId);
    if (call !== undefined) call.status = response.status;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const call = all.get(requestId);
    if (call !== undefined) call.to = timestamp;
  });
  return {
    /** Returns the requests sent since `begin`, a wall-clock time in milliseconds. @param {number} begin @returns {Call[]} */
    since: (begin) =>
      [...all.values()]
        .filter(({ wall }) => wall >= begin - 5)
        .map(({ name, wall, from, to, status }) => ({
          name,
          at: wall - begin,
          took: (to - from) * 1000,
          status,
        })),
  };
};

/** @param {string} executablePath @param {string} url */
const visitBare = async (executablePath, url) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(watchPage, { press: false });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(2_000);
    const { paint, usable } = await page.evaluate(() => window.bench);
    return Math.max(paint, usable);
  } finally {
    await browser.close();
  }
};

/** Runs the requests and screens of a dealer's morning, starting with an empty cache. @param {string} executablePath @param {string} url */
const live = async (executablePath, url) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: WORKER ? 'allow' : 'block',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const calls = followCalls(cdp);
    await slowDown(cdp);
    await page.addInitScript(watchJourney, HOME);
    await page.goto(`${url}/login`);
    await page.waitForSelector('html[data-ready]');
    await page.waitForTimeout(REST);

    /**
     * @param {{ keys?: number, arrived: string }} how from which key on it counts; without one from the next press of the pointer
     * @param {() => Promise<unknown>} act @returns {Promise<Journey>}
     */
    const journey = async (how, act) => {
      await page.evaluate((wanted) => window.journey.begin(wanted), how);
      await act();
      return arrive();
    };
    /** @returns {Promise<Journey>} */
    const arrive = async () => {
      await page.waitForFunction(() => window.journey.painted !== null, null, { polling: 100 });
      await page.waitForTimeout(REST);
      const { from, painted } = await page.evaluate(() => ({
        from: performance.timeOrigin + window.journey.from,
        painted: performance.timeOrigin + (window.journey.painted ?? NaN),
      }));
      return { ms: painted - from, calls: calls.since(from) };
    };

    await page.getByLabel('Username').click();
    await page.keyboard.type('dealer.limited', { delay: KEY_MS });
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('Harbor-Light-2026', { delay: KEY_MS });
    const login = await journey({ keys: 1, arrived: HOME }, () => page.keyboard.press('Enter'));

    await page.reload({ waitUntil: 'commit' });
    const reload = await arrive();

    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').waitFor();
    await page.waitForTimeout(REST);
    const search = await journey({ keys: SEARCHED.length, arrived: HITS }, () =>
      page.keyboard.type(SEARCHED, { delay: KEY_MS }),
    );
    const site = await journey({ keys: 1, arrived: SITE }, () => page.keyboard.press('Enter'));
    await page.getByRole('navigation').getByRole('link', { name: /^Home/ }).click();
    await page.waitForSelector(HOME);
    await page.waitForTimeout(REST);
    const next = await journey({ arrived: SITE }, () =>
      page.locator('main a[href^="/site/info"]:not([href*="test="])').first().click(),
    );
    return { login, reload, search, site, next };
  } finally {
    await browser.close();
  }
};

const executablePath = await findChromium();
const data = newDataDir();
const portal = await startPortal(data.dir, { DEMO_LIVE: 'off' });
const bare = await serveBarePage();
/** @type {number[]} */
const bareRuns = [];
/** @type {Awaited<ReturnType<typeof live>>[]} */
const runs = [];
try {
  for (let run = 0; run < RUNS; run++) {
    bareRuns.push(await visitBare(executablePath, bare.url));
    runs.push(await live(executablePath, portal.url));
  }
} finally {
  bare.stop();
  await portal.stop();
  data.remove();
}

/** @type {readonly [keyof Awaited<ReturnType<typeof live>>, string, string][]} */
const GOALS = [
  ['login', 'Login pressed → dashboard with data', '1200 ms'],
  ['reload', 'Reload → dashboard with data', '1200 ms'],
  ['search', 'Last key → hits', '500 ms'],
  ['site', 'Hit chosen → site, its first', '600 ms'],
  ['next', 'Link of the dashboard → site', '600 ms'],
];
/** @param {string} name @param {string} measured @param {string} goal */
const print = (name, measured, goal) =>
  console.log(`${name.padEnd(40)}${measured.padEnd(32)}${goal}`);
const SUBJECT = `Journey on a slow line${WORKER ? ' with service worker' : ''}`;
/** @param {string} name @param {string} value @param {string} goal */
const line = (name, value, goal) => {
  print(name, value, goal);
  record({ figure: `${SUBJECT}: ${name}`, goal, value });
};
print(`Median of ${RUNS} (range)`, 'measured', 'goal');
for (const [name, text, goal] of GOALS) {
  const times = runs.map((run) => run[name].ms);
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  line(text, `${median(times).toFixed(0)} ms (${range})`, goal);
}
line('Bare page takes typing', `${median(bareRuns).toFixed(0)} ms`, '');
const last = runs.at(-1);
for (const [name, text] of GOALS) {
  console.log(`\n${text}: ${last?.[name].ms.toFixed(0)} ms, its requests (left at, took)`);
  for (const { name: call, at, took, status } of last?.[name].calls ?? [])
    console.log(
      `  ${at.toFixed(0).padStart(5)} ${`+${took.toFixed(0)}`.padStart(5)}  ${status} ${call}`,
    );
}
console.log('');
let repeated = 0;
for (const [name, text] of GOALS) {
  const twice = new Set(
    runs.flatMap((run) => {
      const sent = run[name].calls.map((call) => call.name);
      return sent.filter((call, index) => sent.indexOf(call) !== index);
    }),
  );
  repeated += twice.size;
  for (const call of twice) console.log(`Sent twice: ${call} (${text})`);
}
record({ figure: `${SUBJECT}: requests sent twice`, goal: '0', value: String(repeated) });
console.log(machineLine());
