import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds between two comparisons, and the number of comparisons after which a page that never settles is accepted as it is. */
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
 * Waits until the page has not changed for 300 ms. When a page adds style rules at the very instant at which its window
 * changes size, Chromium (seen in 156) can miss that the width passed a breakpoint. It then keeps the old layout until the
 * breakpoint is passed again.
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
