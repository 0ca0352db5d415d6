// Measures the sign-in screen of the built product and, for comparison, a bare page of 4.5 kB with the same fields, on a
// slow line and a slow CPU.
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { serveBarePage } from './bare-page.mjs';
import { machineLine, median, newDataDir, startPortal } from './portal-process.mjs';
import { record } from './record.mjs';
import { slowDown } from './slow-line.mjs';
import { sized } from './small.mjs';
import { watchPage } from './watch-page.mjs';

const RUNS = Number(process.argv[2] ?? sized(5, 1));
const SETTLE_MS = 4_000;

/** @typedef {{ paint: number, usable: number, blocked: number, shift: number, kilobytes: number, requests: number, login: number | null }} Figures */

/** @param {import('@playwright/test').CDPSession} cdp */
const followNetwork = async (cdp) => {
  /** @type {Map<string, { url: string, script: boolean, at: number, bytes: number }>} */
  const all = new Map();
  const times = { navigation: 0, post: /** @type {number | null} */ (null) };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (type === 'Document' && times.navigation === 0) times.navigation = timestamp;
    if (request.method === 'POST' && request.url.includes('/login')) times.post ??= timestamp;
    const at = (timestamp - times.navigation) * 1000;
    all.set(requestId, { url: request.url, script: type === 'Script', at, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = all.get(requestId);
    if (known !== undefined) known.bytes = encodedDataLength;
  });
  await slowDown(cdp);
  return { all, times };
};

/**
 * Makes one visit with an empty cache.
 * @param {string} executablePath
 * @param {string} url
 * @param {{ press: boolean }} how
 * @returns {Promise<Figures>}
 */
const visit = async (executablePath, url, { press }) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    const cdp = await page.context().newCDPSession(page);
    const { all, times } = await followNetwork(cdp);
    await page.addInitScript(watchPage, { press });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => window.bench);
    // Uses the page's own clock, because the requests after the form are only a few milliseconds later than the form.
    const before = await page.evaluate(
      (ready) =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (startTime < ready ? [name] : [])),
      seen.ready ?? Infinity,
    );
    const early = [...all.values()].filter((r) => r.url === url || before.includes(r.url));
    const scripts = early.filter((r) => r.script);
    const needed = early.filter((r) => r.script || r.url === url || /\.css$/.test(r.url));
    return {
      paint: seen.paint,
      usable: Math.max(seen.paint, seen.usable),
      blocked: seen.tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
      shift: seen.shift,
      kilobytes: scripts.reduce((sum, r) => sum + r.bytes, 0) / 1000,
      requests: needed.length,
      login: times.post === null ? null : (times.post - times.navigation) * 1000,
    };
  } finally {
    await browser.close();
  }
};

const executablePath = await findChromium();
const data = newDataDir();
const portal = await startPortal(data.dir);
const bare = await serveBarePage();

/** @type {Record<'bare' | 'portal' | 'pressed', Figures[]>} */
const runs = { bare: [], portal: [], pressed: [] };
try {
  for (let run = 0; run < RUNS; run++) {
    runs.bare.push(await visit(executablePath, bare.url, { press: false }));
    runs.portal.push(await visit(executablePath, `${portal.url}/login`, { press: false }));
    runs.pressed.push(await visit(executablePath, `${portal.url}/login`, { press: true }));
  }
} finally {
  bare.stop();
  await portal.stop();
  data.remove();
}

/** @param {keyof typeof runs} page @param {Exclude<keyof Figures, 'login'>} figure */
const of = (page, figure) => median(runs[page].map((r) => r[figure]));
const presses = runs.pressed.map((r) => r.login ?? Infinity);
const ratio = of('portal', 'usable') / of('bare', 'usable');
/** @param {string} name @param {string} measured @param {string} goal */
const print = (name, measured, goal) =>
  console.log(`${name.padEnd(34)}${measured.padEnd(30)}${goal}`);
/** @param {string} name @param {string} value @param {string} goal */
const line = (name, value, goal) => {
  print(name, value, goal);
  record({ figure: `Sign-in page on a slow line: ${name}`, goal, value });
};

print(`Median of ${RUNS}`, 'measured', 'goal');
line(
  'First paint',
  `${of('portal', 'paint').toFixed(0)} ms (bare ${of('bare', 'paint').toFixed(0)})`,
  '',
);
line(
  'Form takes typing',
  `${of('portal', 'usable').toFixed(0)} ms = ${ratio.toFixed(2)}x bare`,
  '1.12x',
);
line(
  'Blocked from the start',
  `${of('portal', 'blocked').toFixed(0)} ms (bare ${of('bare', 'blocked').toFixed(0)})`,
  '100 ms',
);
line('Layout shift', of('portal', 'shift').toFixed(3), '0.01');
line('JavaScript, compressed', `${of('portal', 'kilobytes').toFixed(1)} kB`, '155 kB');
line('Requests before it can be used', String(of('portal', 'requests')), '4');
line('Login pressed early leaves at', `${median(presses).toFixed(0)} ms`, '1900 ms');
console.log(machineLine());
