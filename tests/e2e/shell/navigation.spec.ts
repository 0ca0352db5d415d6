import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expectInView, resizeTo } from '../support/in-view.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => page.getByRole('button', { name: 'More Options' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const home = (page: Page) => main(page).getByRole('link', { name: /^Home/ });

test('Staff have their navigation in words in a high window, and in a low one as icons with the rest under More Options', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.limited');
  await expect(home(page)).toHaveAttribute('aria-current', 'page');
  const label = home(page).getByText('Home', { exact: true });
  await expect(label).toBeVisible();
  await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(232);
  await expect(more(page).or(menu(page))).toHaveCount(0);
  // The title has the focus, and yet Tab begins at the start of the page.
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expectInView(skip);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await resizeTo(page, 1440, 700);
  await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(64);
  await page.mouse.move(800, 600);
  await expect(label).toHaveCSS('opacity', '0');
  await home(page).hover();
  await expect(label).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(label).toHaveCSS('opacity', '0');
  // In a window this high, all entries fit into the navigation, so the menu More Options disappears and the content uses
  // the full window width.
  await expect(more(page)).toHaveCount(0);
  await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBe(1376);

  await resizeTo(page, 1280, 220);
  await expect(more(page)).toBeVisible();
  const shown = await main(page).getByRole('link').count();
  await more(page).click();
  await expect(home(page)).toHaveCount(1);
  expect(await main(page).getByRole('link').count()).toBeGreaterThan(shown);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
  await expect(main(page).getByRole('link')).toHaveCount(shown);
  await more(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('A dealer has the navigation on a phone in a sheet that keeps the focus, and one way to it at every other size', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'dealer.limited');
  await expect(main(page)).toHaveCount(0);
  await menu(page).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByText('Submit A Bug')).toBeVisible();
  // Phones have no keyboard, so no shortcuts are shown, regardless of the reported pointer type.
  await expect(sheet.getByRole('button', { name: 'Account search' })).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await sheet.getByRole('link', { name: 'Resources' }).click();
  await expect(sheet).toHaveCount(0);
  await menu(page).click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(380, 600);
  await expect(sheet).toHaveCount(0);

  for (const [width, height] of [
    [320, 640],
    [640, 900],
    [641, 900],
    [1023, 900],
    [1440, 767],
  ] as const) {
    await resizeTo(page, width, height);
    const ways = main(page).or(menu(page));
    await expect(ways).toHaveCount(1);
    await expect(ways).toBeVisible();
    await expectInView(page.getByRole('button', { name: /^User menu/ }));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} x ${height}`).toBeLessThanOrEqual(0);
  }
  await expect(main(page).getByRole('link', { name: /^Home.*3 active alarms/ })).toBeVisible();
  // The window is too low for any icon.
  await resizeTo(page, 900, 150);
  await expect(main(page).getByRole('link')).toHaveCount(0);
  await more(page).click();
  await expect(home(page)).toBeVisible();
});
