import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * The whole of it lies within the window, by its place in the layout. Playwright's own question waits for a frame, and a
 * window that has just changed its size may draw none.
 */
export const expectInView = async (part: Locator): Promise<void> => {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return (
          width > 0 &&
          height > 0 &&
          left >= 0 &&
          top >= 0 &&
          right <= innerWidth &&
          bottom <= innerHeight
        );
      }),
    )
    .toBe(true);
};
