import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PortalServer } from './server.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.pictures');

/** The widths everyone is looked at in. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;

/** Takes a picture into the ignored folder once fonts, artwork and the 500 ms step animation are at rest. */
export const shootInto =
  (size: string, colorScheme: string) => async (page: Page, name: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(700);
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
  };

/** A first visit begins in the fallback font by design; pictures show what everyone sees from then on. */
export const fetchFont = async (page: Page, server: PortalServer) => {
  for (const origin of [server.dealer, server.consumer]) {
    await page.goto(`${origin}/login`);
    await page.evaluate(async () => {
      await document.fonts.load("16px 'IBM Plex Sans Variable'");
      localStorage.setItem('plex', document.documentElement.dataset['font'] ?? '');
    });
  }
};
