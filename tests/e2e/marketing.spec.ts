import type { Page } from '@playwright/test';
import { plainPng } from '../support/image-files.ts';
import { plainPdf } from '../support/pdf-files.ts';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const NARROW = { width: 390, height: 844 };
const PDF = { name: 'poster.pdf', mimeType: 'application/pdf', buffer: plainPdf() };
const PNG = { name: 'poster.png', mimeType: 'image/png', buffer: plainPng() };
const SVG = { name: 'poster.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, title: string) => page.getByRole('article', { name: title });
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) campaign$/ });
const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
const enterStaff = async (page: Page, server: PortalServer, newerThan = 0): Promise<number> => {
  await signIn(page, server.dealer, 'staff.admin');
  const at = await enterCode(page, server, newerThan);
  await atHome(page);
  await page.getByRole('link', { name: 'Marketing' }).first().click();
  await expect(card(page, 'Campaigns')).toBeVisible();
  return at;
};
/** Chooses a file by the picker of the form, as a person does. */
const choose = async (page: Page, file: typeof PDF) => {
  const picker = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /Choose (a|another) file/ })
    .click();
  await (await picker).setFiles(file);
};
const leave = async (page: Page) => {
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
};

test('a campaign goes out with a file, a dealer it is meant for fetches it, and staff see the count', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const sent = await enterStaff(page, server);
  await expect(tile(page, 'Smoke detectors before winter')).toContainText('Your Alarm Company');
  await expect(row(page, 'Smoke detectors before winter')).toContainText('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await panel(page).getByLabel('Title').fill('Spring poster');
  await panel(page).getByLabel('Dealer', { exact: true }).check();
  await panel(page).getByLabel('Published', { exact: true }).check();
  await expect(panel(page).getByText('Only a draft may be without a link or a file')).toBeVisible();
  await choose(page, SVG);
  await expect(panel(page).getByText(/^Choose a PDF, PNG or JPEG file/)).toBeVisible();
  await expect(create).toBeDisabled();
  await choose(page, PNG);
  await panel(page).getByLabel('Display name').check();
  await panel(page).getByLabel('Logo').check();
  await expectAccessible(page);
  await create.click();
  await expect(page.getByText('The campaign was created')).toBeVisible();
  await expect(tile(page, 'Spring poster')).toContainText('Your Alarm Company');

  await page.getByRole('button', { name: 'Edit Spring poster' }).click();
  await expect(panel(page).getByText('Nobody has opened it yet.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove poster.png' }).click();
  await expect(panel(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose(page, PDF);
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The campaign was saved')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await leave(page);

  await signIn(page, server.dealer, 'dealer.limited');
  await atHome(page);
  await page.getByRole('link', { name: 'Resources' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await expect(tile(page, 'Spring poster')).toContainText('Harbor Point Alarm');
  await expect(tile(page, 'Refer a neighbor')).toHaveCount(0);
  for (let times = 0; times < 2; times += 1) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file of Spring poster' }).click();
    expect((await download).suggestedFilename()).toBe('poster.pdf');
  }
  await leave(page);

  await enterStaff(page, server, sent);
  await expect(row(page, 'Spring poster').getByRole('cell').nth(5)).toHaveText('1');
  await page.getByRole('button', { name: 'Edit Spring poster' }).click();
  await expect(panel(page).getByRole('row', { name: /4471 Harbor Point Alarm/ })).toContainText(
    /0\s*1/,
  );
  await expectAccessible(page);
});

test('a dealer finds what its group is offered, opens a link, and sees nothing in a group it is not for', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page
    .context()
    .route('https://files.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Door hanger</title>' }),
    );
  await signIn(page, server.dealer, 'dealer.admin');
  await enterCode(page, server);
  await atHome(page);
  await page.goto(`${server.dealer}/resources`);
  const tiles = card(page, 'Marketing').getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).toContainText('(207) 555-0101');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Social post' }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByLabel('Search').fill('smoke');
  await expect(card(page, 'Marketing')).toContainText('Nothing fits');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tiles).toHaveCount(2);

  const popup = page.waitForEvent('popup');
  const told = page.waitForResponse((answer) => answer.url().includes('/views'));
  const link = page.getByRole('link', { name: 'Open Door hanger: new neighbors in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await link.click();
  await expect.poll(async () => (await popup).title()).toBe('Door hanger');
  expect((await told).status()).toBe(200);

  await page.setViewportSize(NARROW);
  await expect(tiles.nth(0).getByRole('button', { name: /^Download/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.dealer}/resources?sg=4490`);
  await expect(page.getByText('Nothing published in this category.')).toBeVisible();
  await expect(tiles).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${server.dealer}/marketing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
