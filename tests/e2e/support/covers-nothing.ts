import type { Page } from '@playwright/test';
import { resizeTo } from './in-view.ts';
import { expect } from './test.ts';

const PRESSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Returns the names of what a toast covers and somebody may want to press; on phones only of what is pinned. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate((pressable) => {
    const toasts = [...document.querySelectorAll('[data-toast]')];
    const isPinned = (from: Element): boolean => {
      for (let node: Element | null = from; node !== null; node = node.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return true;
      return false;
    };
    return [...document.querySelectorAll(pressable)]
      .filter((one) => one.checkVisibility() && one.closest('[data-toasts]') === null)
      .filter((one) => innerWidth > 640 || isPinned(one))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return toasts.some((toast) => {
          const { bottom, left, right, top } = toast.getBoundingClientRect();
          return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        });
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  }, PRESSABLE);

/** Expects the shown toast to cover nothing that can be pressed, at three widths, at the top of the page and at its end. */
export const expectCoversNothing = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resizeTo(page, width, height);
    for (const end of [false, true]) {
      await page.evaluate((down) => scrollTo(0, down ? document.body.scrollHeight : 0), end);
      await expect(page.locator('[data-toast]')).not.toHaveCount(0);
      await expect.poll(() => covered(page)).toEqual([]);
    }
  }
  if (before !== null) await resizeTo(page, before.width, before.height);
};
