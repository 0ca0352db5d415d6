import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Forces the browser to draw one frame. Under load the browser may draw no frame after a resize, and the page then does
 * not learn its new size.
 */
const drawFrame = (page: Page): Promise<unknown> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

/**
 * Expects the whole element to lie within the window, based on its layout position. Playwright's own check is not used,
 * because it waits for a frame, and a just-resized window may draw no frame.
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

/** Resizes the window and waits until the page knows the new size. */
export const resizeTo = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await drawFrame(page);
};
