// Measures how the zone grid of a running test is drawn while signals arrive, in a Chromium slowed down four times.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { busyBetween, readTrace } from './main-thread.mjs';
import { recordAll } from './record.mjs';
import { checkGoal, sized } from './small.mjs';

const FRAMES_GOAL = 55;
const TASK_GOAL_MS = 50;
const PER_SECOND = 50;
const SECONDS = sized(15, 3);
const PASSWORD = 'Harbor-Light-2026';

/** @typedef {{ url: string, key: string, sn: number, test: string }} Grid a site of 500 zones at a portal, its running test, and the key of the receiver that sends */

/** Sends alarm and restore signals of one zone after another, with counters starting at `from`. @param {Grid} grid @param {number} from */
const sendSignals = async ({ url, key, sn }, from) => {
  let counter = from;
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    const begun = performance.now();
    const entries = Array.from({ length: PER_SECOND / 10 }, () => {
      counter += 1;
      const zone = String(1 + (Math.floor((counter - 1) / 2) % 500)).padStart(3, '0');
      const text = `${counter % 2 === 1 ? '1' : '3'}131 01 ${zone}`;
      return { kind: 'signal', counter: String(counter), xmit: `S${sn}`, format: 'CID', text };
    });
    const answer = await fetch(`${url}/api/signals/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
    if (!answer.ok) throw new Error(`The batch answered ${answer.status}.`);
    await delay(Math.max(0, 100 - (performance.now() - begun)));
  }
  return counter - from;
};

/** @param {Grid} grid */
export const measureGrid = async (grid) => {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${grid.url}/login`);
    await page.getByLabel('Username').fill('dealer.limited');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home/**');
    await page.goto(`${grid.url}/site/info?sn=${grid.sn}&test=${grid.test}`);
    await page.getByRole('listitem', { name: /^Zone 500/ }).waitFor({ state: 'attached' });
    await delay(2000);
    // Measures the CPU time of the main thread, which does not depend on other programs.
    await browser.startTracing(page, {
      categories: ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    await page.evaluate(() => performance.mark('press'));
    await sendSignals(grid, 0);
    await page.evaluate(() => {
      performance.mark('screen');
      performance.mark('whole');
    });
    const trace = readTrace(await browser.stopTracing());
    if (process.env['TRACE']) writeFileSync(process.env['TRACE'], JSON.stringify(trace));
    const work = busyBetween(trace);
    console.log(
      `  zone grid, own time of the main thread, times 4: ${((work.whole * 4) / SECONDS / 10).toFixed(0)} % of the time, longest task ${(work.longest * 4).toFixed(0)} ms (goal ${TASK_GOAL_MS})`,
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen = { frames: 0, tasks: /** @type {number[]} */ ([]), begun: performance.now() };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
      }).observe({ entryTypes: ['longtask'] });
      const frame = () => {
        seen.frames += 1;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const sent = await sendSignals(grid, 10000);
    const seen = await page.evaluate(() => {
      const { begun, frames, tasks } =
        /** @type {{ seen: { frames: number, tasks: number[], begun: number } }} */ (
          /** @type {unknown} */ (globalThis)
        ).seen;
      return { rate: (frames * 1000) / (performance.now() - begun), tasks };
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await delay(1500);
    const ticked = await page.getByRole('listitem', { name: /: Restored/ }).count();
    const longest = Math.max(0, ...seen.tasks);
    console.log(
      `  zone grid, ${sent} signals in ${SECONDS} s, processor 4x slower: ${seen.rate.toFixed(1)} frames/s (goal ${FRAMES_GOAL}), ${seen.tasks.length} tasks over ${TASK_GOAL_MS} ms, longest ${longest.toFixed(0)} ms; ${ticked} zones ticked`,
    );
    recordAll(`Zone grid of 500 zones at ${PER_SECOND} signals/s`, [
      ['frames a second', `${seen.rate.toFixed(1)} frames/s`, `${FRAMES_GOAL} frames/s`],
      [`tasks over ${TASK_GOAL_MS} ms`, `${seen.tasks.length} in ${SECONDS} s`, '0'],
      ['main thread, times 4', `${((work.whole * 4) / SECONDS / 10).toFixed(0)} % busy`],
    ]);
    checkGoal(seen.rate < FRAMES_GOAL || longest > TASK_GOAL_MS);
  } finally {
    await browser.close();
  }
};
