import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expectInView, resizeTo } from './support/in-view.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => page.getByRole('button', { name: 'More Options' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const home = (page: Page) => main(page).getByRole('link', { name: /^Home/ });

test('on a wide and high screen it stands in words, the present place marked, Home with its alarms', async ({
  page,
  server,
}) => {
  const marks: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/home/dashboard'))
      marks.push(request.headers()['x-background']);
  });
  await arrive(page, server, 'dealer.admin');
  await expect(home(page)).toHaveAttribute('aria-current', 'page');
  await expect(home(page).getByText('Home', { exact: true })).toBeVisible();
  await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(232);
  await expect(more(page)).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  // The screen asks, and once more when the live stream stands; the count in the menu takes these answers.
  await expect(main(page).getByRole('link', { name: /^Home.*3 active alarms/ })).toBeVisible();
  await expect(page.getByText('Tidewater Cold Storage').first()).toBeVisible();
  expect(marks[0]).toBeUndefined();
  expect(marks.slice(1)).toEqual(marks.slice(1, 2).map(() => '1'));
  await expectAccessible(page);
});

test('on a low screen it stands as icons, with the rest alone under More Options', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await arrive(page, server, 'staff.limited');
  await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(64);
  await expect(home(page)).toHaveAttribute('aria-current', 'page');
  const label = home(page).getByText('Home', { exact: true });
  await page.mouse.move(800, 600);
  await expect(label).toHaveCSS('opacity', '0');
  await home(page).hover();
  await expect(label).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(label).toHaveCSS('opacity', '0');
  // Nothing is left for More Options, and the content reaches as far as the window lets it.
  await expect(more(page)).toHaveCount(0);
  await resizeTo(page, 1440, 700);
  await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBe(1376);
  await resizeTo(page, 1280, 220);
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

test('on a phone it is a sheet that keeps the focus and closes', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'limited@example.com');
  await expect(main(page)).toHaveCount(0);
  await menu(page).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByText('Submit A Bug')).toBeVisible();
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
  await sheet.getByRole('link', { name: /^Summary/ }).click();
  await expect(sheet).toHaveCount(0);
  await menu(page).click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(380, 600);
  await expect(sheet).toHaveCount(0);
});

test('every width and height between keeps one way to it, however low the window', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited');
  for (const [width, height] of [
    [320, 640],
    [640, 900],
    [641, 900],
    [767, 1024],
    [1023, 900],
    [1024, 768],
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
  // A phone has no keys to hint at, whatever it says of its pointer.
  await resizeTo(page, 390, 844);
  await menu(page).click();
  await expect(page.getByRole('button', { name: 'Account search' })).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Account search' }).click();
  await expect(page.getByRole('dialog', { name: 'Account search' })).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Too low for any icon.
  await resizeTo(page, 900, 150);
  await expect(main(page).getByRole('link')).toHaveCount(0);
  await more(page).click();
  await expect(home(page)).toBeVisible();
});
