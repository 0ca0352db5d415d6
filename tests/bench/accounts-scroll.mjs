// Measures how the list of 100,000 accounts scrolls on the built server over PostgreSQL (`large-world.mjs` chooses the
// database), in a Chromium slowed down four times. The page loads windows of 200 rows one after another. There are three
// measurements: at the start while a new window is loaded every two seconds, halfway, and at the end with all rows loaded.
// Also prints the CPU time of the main thread, which does not depend on other programs. A number as argument limits the
// loaded rows.
import process from 'node:process';
import { openDealer, scroll } from './list-scroll.mjs';
import { busyBetween, readTrace } from './main-thread.mjs';
import { overLargeWorlds } from './large-world.mjs';
import { machineLine } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { checkGoal, sized } from './small.mjs';

const SLOWER = 4;
const SECONDS = sized(6, 1);
const GOAL = 55;
/** Number of frames to scroll while CPU time is measured. */
const FRAMES = sized(240, 20);
/** Number of loading phases between measurements. */
const STEPS = 2;
const most = Number(process.argv[2] ?? Infinity);

/** @typedef {Awaited<ReturnType<typeof openDealer>>['page']} Page */

/** Runs in the page: scrolls for `count` frames between two marks and turns back at the end of the list. @param {number} count */
const scrollFrames = async (count) => {
  const frame = /** @type {HTMLElement} */ (
    document.querySelector('[role=group][aria-label=Accounts]')
  );
  let step = 60;
  performance.clearMarks();
  performance.mark('press');
  for (let at = 0; at < count; at++) {
    await new Promise(requestAnimationFrame);
    const before = frame.scrollTop;
    frame.scrollTop += step;
    if (frame.scrollTop === before) step = -step;
  }
  performance.mark('screen');
  performance.mark('whole');
};

/** @param {Page} page @param {import('@playwright/test').Browser} browser */
const work = async (page, browser) => {
  await page.evaluate(scrollFrames, 60);
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(scrollFrames, FRAMES);
  return busyBetween(readTrace(await browser.stopTracing()));
};

/**
 * Runs in the page: scrolls to the end repeatedly until `wanted` rows are loaded. Returns the number of rows and the
 * loading time of each window.
 * @param {number} wanted
 */
const load = async (wanted) => {
  const frame = /** @type {HTMLElement} */ (
    document.querySelector('[role=group][aria-label=Accounts]')
  );
  const rows = () =>
    Number(
      frame
        .querySelector('tbody tr[data-index]:last-of-type, tr[data-index]:nth-last-child(2)')
        ?.getAttribute('data-index') ?? 0,
    );
  const begun = performance.now();
  for (let height = 0, still = 0; rows() < wanted - 1 && still < 300;) {
    frame.scrollTop = frame.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, 10));
    still = frame.scrollHeight === height ? still + 1 : 0;
    height = frame.scrollHeight;
  }
  return { rows: rows() + 1, ms: performance.now() - begun };
};

await overLargeWorlds('postgres', async ({ portal }) => {
  const { browser, page, session } = await openDealer(portal.url);
  try {
    /** @type {number[]} */
    const windows = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/site/accounts?')) windows.push(request.timing().responseEnd);
    });
    await page.goto(`${portal.url}/site?size=200`);
    await page.locator('tr[data-index]').first().waitFor();
    const total = Number(
      await page.locator('table[aria-rowcount]').first().getAttribute('aria-rowcount'),
    );
    /** @param {number} rows @param {number} from */
    const look = async (rows, from) => {
      const own = await work(page, browser);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const before = windows.length;
      await page.evaluate(scroll, 1000);
      const { rate, bare, tasks } = await page.evaluate(scroll, SECONDS * 1000);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const long = tasks.filter((duration) => duration > 50);
      const heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
      console.log(
        `  ${rows.toLocaleString('en-US')} rows of ${(total - 1).toLocaleString('en-US')}${from}: ${rate.toFixed(1)} frames/s (goal ${GOAL}), ${(bare * 100).toFixed(0)} % of them with a row not drawn yet, ${long.length} tasks over 50 ms, longest ${Math.max(0, ...tasks).toFixed(0)} ms; ${windows.length - before} windows came meanwhile; heap ${heap.toFixed(0)} MB; own time times ${SLOWER}: ${((own.screen * SLOWER) / FRAMES).toFixed(1)} ms a frame, longest task ${(own.longest * SLOWER).toFixed(0)} ms`,
      );
      recordAll(`Scrolling accounts (PostgreSQL), ${rows.toLocaleString('en-US')} rows loaded`, [
        ['frames a second', `${rate.toFixed(1)} frames/s`, `${GOAL} frames/s`],
        ['frames with a row not drawn yet', `${(bare * 100).toFixed(0)} %`],
        ['longest task', `${Math.max(0, ...tasks).toFixed(0)} ms`],
        [
          `main thread a frame, times ${SLOWER}`,
          `${((own.screen * SLOWER) / FRAMES).toFixed(1)} ms`,
        ],
        ['heap', `${heap.toFixed(0)} MB`],
      ]);
      checkGoal(rate < GOAL);
    };
    await look(200, ', from the begin');
    for (let step = 1; step <= STEPS; step += 1) {
      const { ms, rows } = await page.evaluate(load, (Math.min(most, total - 1) * step) / STEPS);
      console.log(
        `  loaded up to ${rows.toLocaleString('en-US')} rows in ${(ms / 1000).toFixed(0)} s`,
      );
      await look(rows, step < STEPS ? ', going on' : ', at the end, back up');
    }
  } finally {
    await browser.close();
  }
});
console.log(machineLine());
