// Measures list scrolling in a Chromium slowed down four times.
import { chromium } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { recordAll } from './record.mjs';
import { checkGoal, sized } from './small.mjs';

const GOAL = 58;
const SECONDS = sized(5, 1);
const PASSWORD = 'Harbor-Light-2026';

/**
 * Runs in the page: scrolls the list's box down and back, one step per frame. Returns the frames per second, the share of
 * frames that show an undrawn row, and the long tasks.
 * @param {number} length
 */
export const scroll = async (length) => {
  const boxes = [...document.querySelectorAll('*')].filter(
    (box) =>
      box.scrollHeight > box.clientHeight + 200 &&
      /auto|scroll/.test(getComputedStyle(box).overflowY),
  );
  const box = boxes.at(-1) ?? document.documentElement;
  /** @type {number[]} */
  const tasks = [];
  const observer = new PerformanceObserver((seen) =>
    seen.getEntries().forEach(({ duration }) => tasks.push(duration)),
  );
  observer.observe({ type: 'longtask' });
  let frames = 0;
  let bare = 0;
  const isBare = () => {
    const rows = box.querySelectorAll('tr[data-index]');
    const { top, bottom } = box.getBoundingClientRect();
    const from = rows[0]?.getBoundingClientRect().top ?? Infinity;
    const to = rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
    const head = box.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    return from > top + head + 1 || to < bottom - 1;
  };
  let step = 60;
  const begun = performance.now();
  await new Promise((resolve) => {
    const next = () => {
      frames += 1;
      const before = box.scrollTop;
      box.scrollTop += step;
      if (box.scrollTop === before) step = -step;
      if (isBare()) bare += 1;
      if (performance.now() - begun > length) resolve(null);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  observer.disconnect();
  return {
    rate: (frames * 1000) / (performance.now() - begun),
    bare: bare / frames,
    tasks,
    height: box.scrollHeight,
  };
};

/** Signs in a demo dealer in a separate browser. @param {string} url */
export const openDealer = async (url) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('dealer.limited');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/**');
  return { browser, page, session: await page.context().newCDPSession(page) };
};

/** @param {string} url @param {number} sn @param {readonly { part: string, rows: number, last: string }[]} lists each with words of a row that is there when it is drawn */
export const measureLists = async (url, sn, lists) => {
  const { browser, page, session } = await openDealer(url);
  try {
    for (const { part, rows, last } of lists) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${url}/site/info?sn=${sn}&part=${part}`);
      await page.getByText(last, { exact: true }).first().waitFor({ state: 'attached' });
      await delay(1500);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(scroll, 1000);
      const { rate, tasks, height } = await page.evaluate(scroll, SECONDS * 1000);
      const long = tasks.filter((duration) => duration > 50);
      console.log(
        `  ${part}, ${rows} rows, ${height} px high, processor 4x slower: ${rate.toFixed(1)} frames/s (goal ${GOAL}), ${long.length} tasks over 50 ms, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
      );
      recordAll(`Scrolling ${rows} ${part} of a site`, [
        ['frames a second', `${rate.toFixed(1)} frames/s`, `${GOAL} frames/s`],
        ['tasks over 50 ms', String(long.length)],
      ]);
      checkGoal(rate < GOAL);
    }
  } finally {
    await browser.close();
  }
};
