import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The git-ignored folder for screenshots. */
export const FOLDER = join(import.meta.dirname, '..', '..', '..', '.pictures');

/** The window sizes at which each screen is captured. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  narrow: { width: 390, height: 844 },
} as const;

/** Takes a screenshot into the git-ignored folder once fonts, artwork and the 500 ms step animation have settled. */
export const shootInto =
  (size: string, colorScheme: string) => async (page: Page, name: string) => {
    // Waits for the real font, because on a first visit the page uses the fallback font until the real font has loaded.
    const inFallback = page.locator('html[data-font]:not(.plex)');
    for (let wait = 0; wait < 50 && (await inFallback.count()) > 0; wait += 1)
      await page.waitForTimeout(100);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(700);
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
  };

/** Waits until the page shows no loading placeholder. It cannot wait for an idle network, because the live stream stays open. */
export const atRest = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role=status] > i, [aria-busy=true]')).toHaveCount(0);
};
