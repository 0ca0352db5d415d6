import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The ignored folder they stand in. */
export const FOLDER = join(import.meta.dirname, '..', '..', '..', '.pictures');

/** The widths everyone is looked at in. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  narrow: { width: 390, height: 844 },
} as const;

/** Takes a picture into the ignored folder once fonts, artwork and the 500 ms step animation are at rest. */
export const shootInto =
  (size: string, colorScheme: string) => async (page: Page, name: string) => {
    // A first visit is drawn in the fallback until its font is there; a page whose program is held back keeps it.
    const inFallback = page.locator('html[data-font]:not(.plex)');
    for (let wait = 0; wait < 50 && (await inFallback.count()) > 0; wait += 1)
      await page.waitForTimeout(100);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(700);
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
  };

/** Waits until no bar stands in the place of something that is loaded: the network itself never rests, the live stream stays open. */
export const atRest = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role=status] > i, [aria-busy=true]')).toHaveCount(0);
};
