import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds between two looks, and looks before a page that is drawn all the time is taken as it is. */
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
 * Waits until nothing was drawn for a third of a second. Chromium (seen in 156) can lose that a width was passed when a page
 * brings new style rules in the very moment in which its window changes, and keeps the old layout until it is passed again.
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
