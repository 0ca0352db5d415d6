import type { Page } from '@playwright/test';
import { enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => page.getByRole('button', { name: 'More Options' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const PEOPLE = [
  { username: 'dealer.limited', first: 'Home', path: '/home/dashboard' },
  { username: 'staff.limited', first: 'Home', path: '/home/dashboard' },
  { username: 'limited@example.com', first: 'Summary', path: '/msa/summary' },
] as const;

for (const { username, first, path } of PEOPLE) {
  test.describe(`the navigation of ${username}`, () => {
    const arrive = async (page: Page, origins: { dealer: string; consumer: string }) => {
      await signIn(page, username.includes('@') ? origins.consumer : origins.dealer, username);
      await expect(page).toHaveURL(new RegExp(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };

    test('stands in words on a wide and high screen, the present place marked', async ({
      page,
      server,
    }) => {
      await arrive(page, server);
      const current = main(page).getByRole('link', { name: new RegExp(`^${first}`) });
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(current.getByText(first, { exact: true })).toBeVisible();
      await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(232);
      await expect(more(page)).toHaveCount(0);
      await expect(menu(page)).toHaveCount(0);
      await expectAccessible(page);
    });

    test('stands as icons on a low one, with its words under More Options', async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await arrive(page, server);
      await expect.poll(async () => (await main(page).boundingBox())?.width).toBe(64);
      const current = main(page).getByRole('link', { name: new RegExp(`^${first}`) });
      await expect(current).toHaveAttribute('aria-current', 'page');
      const label = current.getByText(first, { exact: true });
      await page.mouse.move(800, 600);
      await expect(label).toHaveCSS('opacity', '0');
      await current.hover();
      await expect(label).toHaveCSS('opacity', '1');
      await page.keyboard.press('Escape');
      await expect(label).toHaveCSS('opacity', '0');
      await more(page).click();
      await expect(main(page).getByRole('link', { name: new RegExp(`^${first}`) })).toHaveCount(2);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(more(page)).toBeFocused();
      await expect(main(page).getByRole('link', { name: new RegExp(`^${first}`) })).toHaveCount(1);
      await more(page).press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('is a sheet on phones that keeps the focus and closes', async ({ page, server }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await arrive(page, server);
      await expect(main(page)).toHaveCount(0);
      await menu(page).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await expect(sheet).toBeVisible();
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
      await sheet.getByRole('link', { name: new RegExp(`^${first}`) }).click();
      await expect(sheet).toHaveCount(0);
      await menu(page).click();
      await page.mouse.click(380, 600);
      await expect(sheet).toHaveCount(0);
    });
  });
}

test('every width and height between keeps one way to the navigation', async ({ page, server }) => {
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [640, 900],
    [641, 900],
    [767, 1024],
    [1023, 900],
    [1024, 768],
    [1440, 767],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ways = main(page).or(menu(page));
    await expect(ways).toHaveCount(1);
    await expect(ways).toBeVisible();
    await expect(page.getByRole('button', { name: /^User menu/ })).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} x ${height}`).toBeLessThanOrEqual(0);
  }
});

test('a window too low for any icon still has More Options', async ({ page, server }) => {
  await page.setViewportSize({ width: 900, height: 150 });
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(main(page).getByRole('link')).toHaveCount(0);
  await more(page).click();
  await expect(main(page).getByRole('link', { name: /^Home/ })).toBeVisible();
});

test('Home counts the alarms somebody works on, unasked and without waking the session', async ({
  page,
  server,
}) => {
  const background: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/home/')) background.push(request.headers()['x-background']);
  });
  await signIn(page, server.dealer, 'dealer.admin');
  await enterCode(page, server);
  await expect(main(page).getByRole('link', { name: /^Home.*3 active alarms/ })).toBeVisible();
  await expect(page.getByText('Tidewater Cold Storage')).toBeVisible();
  expect(background.filter((mark) => mark === '1')).toHaveLength(1);
  expect(background.filter((mark) => mark === undefined)).toHaveLength(1);
});

test('the navigation is left out where the route hides it', async ({ page, server }) => {
  await signIn(page, server.dealer, 'dealer.limited');
  await expect(main(page)).toBeVisible();
  await page.goto(`${server.dealer}/access-denied`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page)).toBeVisible();
  await page.goto(`${server.dealer}/icons`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page)).toHaveCount(0);
});
