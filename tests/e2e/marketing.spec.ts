import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { plainPng } from '../support/image-files.ts';
import { plainPdf } from '../support/pdf-files.ts';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const PDF = { name: 'poster.pdf', mimeType: 'application/pdf', buffer: plainPdf() };
const PNG = { name: 'poster.png', mimeType: 'image/png', buffer: plainPng() };
const SVG = { name: 'poster.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

const tile = (page: Page, title: string) => page.getByRole('article', { name: title });
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) campaign$/ });
/** Chooses a file by the picker of the form, as a person does. */
const choose = async (page: Page, file: typeof PDF) => {
  const picker = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /Choose (a|another) file/ })
    .click();
  await (await picker).setFiles(file);
};

test('a campaign goes out with a file, which is exchanged, and its uses are counted', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/marketing');
  await expect(tile(page, 'Smoke detectors before winter')).toContainText('Your Alarm Company');
  await expect(row(page, 'Smoke detectors before winter')).toContainText('3');
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

  const dealer = new HttpVisitor(server.dealer);
  await dealer.signIn('dealer.limited');
  const library = await dealer.call('GET', '/api/resources');
  const { resources } = (await library.json()) as { resources: { id: string; title: string }[] };
  const id = resources.find(({ title }) => title === 'Spring poster')?.id ?? 'not on the library';
  for (let times = 0; times < 2; times += 1)
    expect((await dealer.call('GET', `/api/resources/${id}/file`)).status).toBe(200);
  await page.reload();
  await expect(row(page, 'Spring poster').getByRole('cell').nth(5)).toHaveText('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Spring poster' }).click();
  await expect(panel(page).getByRole('row', { name: /4471 Harbor Point Alarm/ })).toContainText(
    /0\s*1/,
  );
});

test('on a phone a campaign is made with a link, found and retired', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'staff.admin', '/marketing');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await panel(page).getByLabel('Title').fill('Spring offer');
  await expect(create).toBeDisabled();
  await panel(page).getByLabel('Installer').check();
  await panel(page).getByLabel('Link to the file').fill('javascript:alert(1)');
  await panel(page).getByLabel('Title').focus();
  await expect(panel(page).getByText('Enter an http or https address')).toBeVisible();
  await panel(page).getByLabel('Published', { exact: true }).check();
  await expectAccessible(page);
  await panel(page).getByLabel('Link to the file').fill('https://files.example.com/spring.pdf');
  await create.click();
  await expect(page.getByText('The campaign was created')).toBeVisible();
  await expect(tile(page, 'Spring offer')).toBeVisible();
  await expect(row(page, 'Storm season reminder')).toBeVisible();
  await page.getByLabel('Search').fill('spring');
  await expect(row(page, 'Storm season reminder')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Spring offer' }).click();
  await panel(page).getByLabel('Retired', { exact: true }).check();
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The campaign was saved')).toBeVisible();
  await expect(tile(page, 'Spring offer')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
