import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { walkTo } from '../support/keyboard.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const ADDRESS = '/branding';
const main = (page: Page) => page.getByRole('main');
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent color' });
const publish = (page: Page) => main(page).getByRole('button', { name: 'Publish' });
/** Returns the color of the primary button with this name. */
const colorOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
const saved = async (page: Page): Promise<void> => {
  await expect(main(page).getByText('Draft, not published')).toBeVisible();
  await expect(main(page).getByText(/^saved /)).toBeVisible();
};

test('A branch publishes looks of its own, which its people and the sign-in page wear in light and dark', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'omar.haddad', ADDRESS);
  await expect(publish(page)).toBeDisabled();
  await expect(page).toHaveTitle(/· Harbor Point Alarm$/);
  await main(page).getByLabel('Display name').fill('Coastline Alarm');
  await accent(page).fill('#1E5B8C');
  await saved(page);
  await publish(page).click();
  await expect(page.getByText('Your branding is live')).toBeVisible();
  await page.goto(`${server.dealer}/home/dashboard`);
  await expect(page).toHaveTitle(/· Coastline Alarm$/);
  await expect(page.getByRole('banner').getByText('Coastline Alarm')).toBeVisible();
  await expect.poll(() => colorOf(page, 'Place on test')).toBe('rgb(30, 91, 140)');
  await page.context().clearCookies();
  for (const [colorScheme, color] of [
    ['light', 'rgb(30, 91, 140)'],
    ['dark', /^rgb\(1\d\d, 1\d\d, 2\d\d\)$/],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.dealer}/login?sg=4473`);
    await expect(page.getByText('Coastline Alarm')).toBeVisible();
    await expect.poll(() => colorOf(page, 'Login')).toMatch(color);
    await expect(page.getByText('Powered by')).toBeVisible();
  }
});

test('A dealer looks at a suggested color before taking it, has pictures checked and made fit for paper, and restores a version by keys alone', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.admin', ADDRESS);
  await accent(page).fill('#E07B2A');
  await expect(main(page).getByText(/White text has a contrast of 2\.9:1/)).toBeVisible();
  await main(page)
    .getByRole('radio', { name: /Harbor blue/ })
    .check();
  // The preview uses the accent color, but the page itself does not.
  const solidOf = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--p-colors-accent-solid');
  const shown = main(page).getByRole('img', { name: 'Header, light' });
  await expect.poll(() => shown.evaluate(solidOf)).toBe('#206297');
  expect(await page.locator('html').evaluate(solidOf)).not.toBe('#206297');
  // The browser measures the colors of an image and converts WebP to PNG, because the PDF printer cannot read WebP.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z" fill="#FFFFFF"/></svg>`;
  await main(page)
    .locator('#branding-headerLogoUrl-input')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(main(page).getByText('Contrast 1.0:1, too weak on a light page')).toBeVisible();
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 80);
    canvas.getContext('2d')?.fillRect(20, 20, 200, 40);
    const webp = await canvas.convertToBlob({ type: 'image/webp' });
    return [...new Uint8Array(await webp.arrayBuffer())];
  });
  await main(page)
    .locator('#branding-reportLogoUrl-input')
    .setInputFiles({ name: 'paper.webp', mimeType: 'image/webp', buffer: Buffer.from(drawn) });
  const row = main(page).getByRole('group', { name: 'Report logo' });
  await expect(row.getByText(/^paper\.png, .* converted to PNG for printing$/)).toBeVisible();
  await expect(row.getByRole('img')).toHaveAttribute('src', /\.png$/);
  await saved(page);
  await expectAccessible(page);

  await walkTo(page, /^History$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Version 1', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await walkTo(page, /^Restore version 1$/);
  await page.keyboard.press('Enter');
  await expect(history).toBeHidden();
  await expect(main(page).getByLabel('Display name')).toHaveValue('Harbor Point');
  await walkTo(page, /^Publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your branding is live')).toBeVisible();
});
