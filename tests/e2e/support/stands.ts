import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The milliseconds between two page comparisons, and the maximum number of comparisons. */
const BETWEEN = 300;
const MOST = 20;

const drawn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerHTML,
      ...[...document.styleSheets].map(({ cssRules }) => cssRules.length),
    ].join(),
  );

/**
 * Waits until the page has not changed for 300 ms. Call this before a resize: if a page adds style rules during the
 * resize, Chromium (seen in 156) can miss a breakpoint and keep the old layout.
 */
export const stands = async (page: Page): Promise<void> => {
  let before = await drawn(page);
  for (let looks = 0; looks < MOST; looks += 1) {
    await delay(BETWEEN);
    const now = await drawn(page);
    if (now === before) return;
    before = now;
  }
};
