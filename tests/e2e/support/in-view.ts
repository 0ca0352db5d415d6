import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Forces one frame to be drawn. Under load the browser may draw none by itself, and without a frame the page does not
 * learn its new size.
 */
const drawFrame = (page: Page): Promise<unknown> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

/**
 * Expects the whole element to lie within the window, by its position in the layout. Playwright's own check waits for a
 * frame, and a window that has just changed its size may not draw one.
 */
export const expectInView = async (part: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      const isInView = await part.evaluate((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return (
          width > 0 &&
          height > 0 &&
          left >= 0 &&
          top >= 0 &&
          right <= innerWidth &&
          bottom <= innerHeight
        );
      });
      if (!isInView) await drawFrame(part.page());
      return isInView;
    })
    .toBe(true);
};

/** Changes the window's size and makes sure that the page learns of it. */
export const resizeTo = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await drawFrame(page);
};
