import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { walkTo } from './support/keyboard.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const ADDRESS = '/branding';
const main = (page: Page) => page.getByRole('main');
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent color' });
const publish = (page: Page) => main(page).getByRole('button', { name: 'Publish' });
/** The color of the one primary press of a page. */
const colorOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
const saved = async (page: Page): Promise<void> => {
  await expect(main(page).getByText('Draft, not published')).toBeVisible();
  await expect(main(page).getByText(/^saved /)).toBeVisible();
};

test('a draft is published and seen in the header and on the sign-in page, light and dark', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'omar.haddad', ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeFocused();
  await expect(publish(page)).toBeDisabled();
  // A branch wears the looks of its dealer until it has its own.
  const taken = main(page).getByText('Taken from Harbor Point Alarm until you publish your own');
  await expect(taken).toBeVisible();
  await expect(page).toHaveTitle(/· Harbor Point Alarm$/);
  await main(page).getByLabel('Display name').fill('Coastline Alarm');
  await accent(page).fill('#1E5B8C');
  await saved(page);
  await expectAccessible(page);
  await publish(page).click();
  await expect(page.getByText('Your branding is live')).toBeVisible();
  await expect(taken).toBeHidden();
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

test('a refused color says why by measure, and a suggestion is looked at, taken and published', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', ADDRESS);
  await accent(page).fill('#E07B2A');
  await expect(
    main(page).getByText(/Text on white reaches 2\.9:1, 4\.5:1 is needed/),
  ).toBeVisible();
  await expect(main(page).getByText(/25° are needed/)).toBeVisible();
  await saved(page);
  await expect(publish(page)).toBeDisabled();
  await main(page)
    .getByRole('radio', { name: /Harbor blue/ })
    .check();
  await expect(main(page).getByText('with Harbor blue, not yet in the draft')).toBeVisible();
  // The preview wears it, the page does not.
  const shown = main(page).getByRole('img', { name: 'Header, light' });
  await expect
    .poll(() =>
      shown.evaluate((pane) => getComputedStyle(pane).getPropertyValue('--p-colors-accent-solid')),
    )
    .toBe('#206297');
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--p-colors-accent-solid'),
    ),
  ).not.toBe('#206297');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Use Harbor blue' }).click();
  await expect(publish(page)).toBeEnabled();
  await publish(page).click();
  await expect(main(page).getByText('Published')).toBeVisible();
});

test('a picture is judged: one that runs is refused in words, a white one on white is named', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'hana.mori', ADDRESS);
  const file = (fill: string, more = '') => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${more}<path d="M0 0h120v40H0z" fill="${fill}"/></svg>`,
    ),
  });
  const picker = main(page).locator('#branding-headerLogoUrl');
  await picker.setInputFiles(file('#FFFFFF', '<script>alert(1)</script>'));
  await expect(main(page).getByText(/The SVG holds a script/)).toBeVisible();
  await picker.setInputFiles(file('#FFFFFF'));
  await expect(main(page).getByText('Ink 1.0:1, lost on a light page')).toBeVisible();
  await expect(main(page).getByText('The logo is lost on light pages.')).toBeVisible();
  await expect(main(page).getByText('The logo is lost on paper, which stays white.')).toBeVisible();
  await saved(page);
  await picker.setInputFiles(file('#123456'));
  await expect(main(page).getByText('The logo is lost on light pages.')).toBeHidden();
  await saved(page);
  // No printer of ours reads WebP, so the browser makes a PNG of it.
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 80);
    const drawing = canvas.getContext('2d');
    if (drawing === null) throw new Error('nothing to draw on');
    drawing.fillStyle = '#123456';
    drawing.fillRect(20, 20, 200, 40);
    const webp = await canvas.convertToBlob({ type: 'image/webp' });
    return [...new Uint8Array(await webp.arrayBuffer())];
  });
  await main(page)
    .locator('#branding-reportLogoUrl')
    .setInputFiles({ name: 'paper.webp', mimeType: 'image/webp', buffer: Buffer.from(drawn) });
  const row = main(page).getByRole('group', { name: 'Report logo' });
  await expect(row.getByText(/^paper\.png, .* a PNG so that it prints$/)).toBeVisible();
  await expect(row.getByRole('img')).toHaveAttribute('src', /\.png$/);
  await expect(main(page).getByText('A WebP cannot be printed', { exact: false })).toBeHidden();
  await saved(page);
  await main(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(main(page).getByText('live: our own looks')).toBeVisible();
});

test('by keys alone an earlier version becomes the draft and is published again', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeFocused();
  await walkTo(page, /^History$/);
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Version 1', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await walkTo(page, /^Restore version 1$/);
  await page.keyboard.press('Enter');
  await expect(history).toBeHidden();
  await expect(main(page).getByLabel('Display name')).toHaveValue('Harbor Point');
  await saved(page);
  await walkTo(page, /^Publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your branding is live')).toBeVisible();
  await expect(main(page).getByText('Published')).toBeVisible();
  await walkTo(page, /^History$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(history.getByText(/from version 1$/)).toBeVisible();
});
