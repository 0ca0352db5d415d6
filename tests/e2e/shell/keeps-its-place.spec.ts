import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A history of 60 days is longer than the window. */
const SINCE = new Date(Date.now() - 60 * 24 * 3_600_000).toISOString().slice(0, 10);

/** Screens that a dealer leaves and returns to. */
const SCREENS = [
  '/home/dashboard',
  '/site',
  '/site?size=200',
  '/site/info?sn=700121',
  `/site/history?sn=700121&view=all&from=${SINCE}`,
  '/site/info?sn=700121&part=contacts',
  '/reports/completed',
  '/account-group/info',
  '/billing?tab=invoices',
  '/resources',
  '/knowledge-base',
] as const;

/** Screens that fit into the window, of which only the focus is kept. */
const FITTING: ReadonlySet<string> = new Set(['/reports/completed', '/knowledge-base']);

/** Where the person stands: the scroll position, and what has the focus. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const focus =
      activeElement?.getAttribute('data-key') ??
      [
        activeElement?.tagName,
        activeElement?.getAttribute('aria-label'),
        activeElement?.textContent,
      ].join(' ');
    // To ten pixels: a fraction of a pixel is rounded differently.
    return { scroll: Math.round(scrollY / 10) * 10, focus };
  });

const arrived = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await expect(main.locator('[role=status] > i')).toHaveCount(0);
};

/** Scrolls down and focuses a control that is then in sight. */
const goDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    scrollTo(0, 400);
    const controls = document.querySelectorAll<HTMLElement>(
      'main tr[data-index], main a[href], main button:enabled',
    );
    const seen = [...controls].filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return height > 0 && top > 200 && bottom < innerHeight - 100;
    });
    seen[Math.floor(seen.length / 2)]?.focus({ preventScroll: true });
  });

test('Back and reload return a dealer to the same place on every screen, and a record leads to its neighbors', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await arrive(page, server, 'dealer.admin');
  const home = page.getByRole('navigation').getByRole('link', { name: 'Contact us' });
  for (const path of SCREENS) {
    await page.goto(`${server.dealer}${path}`);
    await arrived(page);
    // The page grows while its parts arrive, and a part that arrives may replace what had the focus.
    let before = await placeOf(page);
    await expect(async () => {
      await goDown(page);
      before = await placeOf(page);
      expect(before.scroll, `${path} is long enough`).toBeGreaterThanOrEqual(
        FITTING.has(path) ? 0 : 50,
      );
      await page.waitForTimeout(500);
      expect(await placeOf(page)).toEqual(before);
    }).toPass();
    // A press of the keyboard's Enter on the link would move the focus; a link elsewhere in the page does not.
    await home.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/contact-us/);
    await arrived(page);
    expect((await placeOf(page)).scroll, `a new screen after ${path}`).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect.poll(() => placeOf(page), { message: path }).toEqual(before);
  }

  await page.goto(`${server.dealer}/site`);
  await arrived(page);
  const row = page.locator('tr[data-index="2"]');
  await row.focus();
  await page.reload();
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText(/^4 of \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous account (p)' }).click();
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copy link to site/ }).click();
  await expect(page.getByText('Link copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/site\/info\?sn=\d+&sg=4471$/,
  );
  await page.goBack();
  await expect(row).toBeFocused();
});
