import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, holdBack, test } from '../support/test.ts';

const FILE = /\.woff2$/;

/** Returns the typefaces with which the browser rendered the title. */
const typefaceOf = async (page: Page): Promise<readonly string[]> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName);
};

/** Returns the layout shift since the page started, and how the font file was requested. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 200);
    });
    const [font] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2')) as PerformanceResourceTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      shift: shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      askedBy: font?.initiatorType,
      afterPaint: (font?.startTime ?? 0) > (paint?.startTime ?? Infinity),
    };
  });

test('A dealer sees the same typeface on every load, however late its file comes, and nothing moves', async ({
  page,
  server,
}) => {
  const plex = () => expect.poll(() => typefaceOf(page)).toEqual(['IBM Plex Sans']);
  await page.goto(`${server.dealer}/login`);
  await plex();
  const first = await readPage(page);
  expect(first.afterPaint).toBe(true);
  expect(first.shift).toBeLessThanOrEqual(0.01);

  // Delays the cached font file, so that the page is painted and used before the font arrives.
  const release = await holdBack(page, FILE);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await typefaceOf(page)).not.toEqual(['IBM Plex Sans']);
  release();
  await plex();
  const again = await readPage(page);
  expect(again.askedBy).toBe('link');
  expect(again.shift).toBeLessThanOrEqual(0.01);

  await arrive(page, server, 'dealer.limited', '/home/dashboard');
  await plex();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await plex();
  expect((await readPage(page)).askedBy).toBe('link');
});
