// Measures ten thousand rows in the product's list, on a CPU slowed down four times: frames, typing delay and filtering.
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { busyBetween, readTrace } from './main-thread.mjs';
import { machineLine, quantile } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';
import { markKey, watchKeys } from './watch-keys.mjs';

const SLOWER = 4;
const SCROLLING = sized(6_000, 1_000);
/** Number of frames to scroll while CPU time is measured. */
const FRAMES = sized(240, 20);
const KEYS = 'harbor tern 1'.split('');

const out = mkdtempSync(join(tmpdir(), 'list-bench-'));
await build({
  configFile: false,
  root: fileURLToPath(new URL('../../', import.meta.url)),
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [react()],
  build: {
    outDir: out,
    target: 'es2023',
    rolldownOptions: {
      input: fileURLToPath(new URL('data-list-page.tsx', import.meta.url)),
      output: { entryFileNames: 'page.js' },
    },
  },
});
writeFileSync(
  join(out, 'index.html'),
  '<!doctype html><html lang="en"><title>List</title><div id="root"></div><script type="module" src="page.js"></script>',
);
const server = createServer((request, response) => {
  const file = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
  try {
    const body = readFileSync(join(out, file));
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs(),
});

/** Runs in the page: scrolls one step per frame. Returns frame times and long tasks. @param {number} length */
const scroll = async (length) => {
  const frame = /** @type {HTMLElement} */ (
    document.querySelector('[role=group][aria-label=Sites]')
  );
  /** @type {number[]} */
  const tasks = [];
  const observer = new PerformanceObserver((seen) =>
    seen.getEntries().forEach(({ duration }) => tasks.push(duration)),
  );
  observer.observe({ type: 'longtask' });
  /** @type {number[]} */
  const frames = [];
  await new Promise((resolve) => {
    const begun = performance.now();
    /** @param {number} now */
    const step = (now) => {
      frames.push(now);
      frame.scrollTop += 60;
      if (now - begun > length) resolve(null);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  observer.disconnect();
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const span = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return {
    perSecond: ((frames.length - 1) * 1000) / span,
    worst: Math.max(...gaps),
    tasks,
    top: frame.scrollTop,
    drawn: frame.querySelectorAll('tr[data-index]').length,
  };
};

/** Runs in the page: scrolls for `count` frames between two marks. @param {number} count */
const scrollFrames = async (count) => {
  const frame = /** @type {HTMLElement} */ (
    document.querySelector('[role=group][aria-label=Sites]')
  );
  performance.mark('press');
  for (let at = 0; at < count; at++) {
    await new Promise(requestAnimationFrame);
    frame.scrollTop += 60;
  }
  performance.mark('screen');
  performance.mark('whole');
};

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('tr[data-index]').first().waitFor();
  // Measures the CPU time of the main thread, which does not depend on other programs.
  await page.evaluate(scrollFrames, 60);
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(scrollFrames, FRAMES);
  const work = busyBetween(readTrace(await browser.stopTracing()));
  const keys = [];
  await page.locator('#search').focus();
  for (const key of ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
    await browser.startTracing(page, {
      categories: ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    await page.evaluate(markKey);
    await page.keyboard.press(key);
    await page.waitForTimeout(1_000);
    keys.push(busyBetween(readTrace(await browser.stopTracing())));
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(scroll, 1_000);
  const scrolled = await page.evaluate(scroll, SCROLLING);
  const long = scrolled.tasks.filter((duration) => duration > 50);
  console.log(
    `10,000 rows, processor ${SLOWER}x slower\n  scrolling ${SCROLLING / 1000} s   ${scrolled.perSecond.toFixed(1)} frames/s, longest gap ${scrolled.worst.toFixed(0)} ms, ${long.length} tasks over 50 ms (${Math.max(0, ...long).toFixed(0)} ms), ${scrolled.drawn} rows drawn`,
  );
  console.log(
    `  scrolling, processor time of the main thread times ${SLOWER}   ${((work.screen * SLOWER) / FRAMES).toFixed(1)} ms a frame, longest task ${(work.longest * SLOWER).toFixed(0)} ms`,
  );
  /** @param {(one: ReturnType<typeof busyBetween>) => number} pick */
  const worked = (pick) => {
    const values = keys.map((one) => pick(one) * SLOWER);
    return `median ${quantile(values, 0.5).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms of ${values.length}`;
  };
  console.log(`  a key, processor time of the main thread times ${SLOWER}`);
  console.log(`    until its letter is painted   ${worked(({ screen }) => screen)}`);
  console.log(`    until the filter stands       ${worked(({ whole }) => whole)}`);
  console.log(`    longest task                  ${worked(({ longest }) => longest)}`);
  await page.locator('#search').fill('');
  await page.evaluate(watchKeys);
  await page.locator('#search').focus();
  for (const key of KEYS) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(400);
  }
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  /** @param {readonly number[]} values */
  const line = (values) =>
    `median ${quantile(values, 0.5).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms of ${values.length}`;
  console.log(`  a key's letter painted   ${line(seen.echo)}`);
  console.log(`  the filter stands        ${line(seen.filter)}`);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`  heap ${(usedSize / 1e6).toFixed(0)} MB`);
  console.log(machineLine());
  recordAll('List of 10,000 rows, 4x slower processor', [
    ['frames a second', `${scrolled.perSecond.toFixed(1)} frames/s`, '55 frames/s'],
    ['tasks over 50 ms while scrolling', String(long.length), '0'],
    ['a letter painted', line(seen.echo), '50 ms'],
    ['filter painted', line(seen.filter), '100 ms'],
    ['heap', `${(usedSize / 1e6).toFixed(0)} MB`],
  ]);
  recordAll(`List of 10,000 rows, main thread times ${SLOWER}`, [
    ['a frame', `${((work.screen * SLOWER) / FRAMES).toFixed(1)} ms`],
    ['longest task while scrolling', `${(work.longest * SLOWER).toFixed(0)} ms`],
    ['a letter', worked(({ screen }) => screen)],
    ['filter', worked(({ whole }) => whole)],
    ['longest task of a key', worked(({ longest }) => longest)],
  ]);
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
}
