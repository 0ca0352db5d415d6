import type { Page } from '@playwright/test';
import { plainPdf } from '../support/pdf-files.ts';
import { ANSWERED, enterCode, expect, expectAccessible, signIn, test } from './support/test.ts';

const NARROW = { width: 390, height: 844 };
const pdf = (name = 'guide.pdf', catalog = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: plainPdf(catalog),
});
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const rows = (page: Page) => page.locator('tbody tr');
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) News$/ });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

/** Chooses a file by the picker of the form, as a person does. */
const choose = async (page: Page, ...files: ReturnType<typeof pdf>[]) => {
  const picker = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /Choose (a|another) PDF/ })
    .click();
  await (await picker).setFiles(files);
};

test('an editor finds, creates, changes and deletes news with their documents', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, 'staff.limited');
  await atHome(page);
  await entry(page, 'News setup').click();
  await expect(page).toHaveURL(`${server.dealer}/news/setup`);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(0)).toContainText('Daylight saving: check your schedules');
  await expect(rows(page).nth(0)).toContainText(
    'Closing times follow local time when the clocks ch…',
  );
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Show Expired' }).check();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).getByText('Expired')).toHaveCount(2);
  await expect(rows(page).getByText('Future')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search title or body' }).fill('outage');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?]q=outage&expired=1$/);
  await entry(page, 'Home').click();
  await atHome(page);
  await entry(page, 'News setup').click();
  await expect(page.getByRole('searchbox')).toHaveValue('outage');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(rows(page)).toHaveCount(6);

  await page.getByRole('button', { name: 'Create News' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await panel(page).getByLabel('Title').fill('<b>Storm</b> watch');
  await panel(page).getByLabel('Body').fill('First line\nSecond <script>alert(1)</script> line');
  await panel(page).getByLabel('URL').fill('javascript:alert(1)');
  await panel(page).getByLabel('Start date').fill('2026-03-21');
  await panel(page).getByLabel('End date').fill('2026-03-20');
  await expect(panel(page).getByText('Start date cannot be after end date')).toBeVisible();
  await expect(panel(page).getByText('Must begin with https:// or http://')).toBeVisible();
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await panel(page).getByLabel('Start date').fill('');
  await panel(page).getByLabel('End date').fill('');
  await panel(page).getByLabel('URL').fill('https://www.example.com/storm');
  await panel(page).getByLabel('Order').fill('0');
  await panel(page).getByRole('radio', { name: 'Warning triangle' }).check();
  await panel(page).getByLabel('Color').selectOption({ label: 'Yellow' });
  await choose(page, { ...pdf('page.pdf'), buffer: Buffer.from('no pdf at all') });
  await expect(panel(page).getByText('The file is not a PDF')).toBeVisible();
  await expect(create).toBeDisabled();
  await choose(page, pdf('storm.pdf'));
  await expect(panel(page).getByText('storm.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await create.click();
  await expect(toast(page, 'News saved successfully')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).nth(0)).toContainText('<b>Storm</b> watch');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').nth(0)).toContainText('<script>alert(1)</script>');

  const download = page.waitForEvent('download');
  await rows(page)
    .nth(0)
    .getByRole('button', { name: /^Download document/ })
    .click();
  await expect(toast(page, 'Downloading file...')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('storm.pdf');
  const link = rows(page)
    .nth(0)
    .getByRole('link', { name: /^Open link/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', 'https://www.example.com/storm');

  await rows(page).nth(0).getByText('Active').click();
  await expect(page.getByRole('dialog', { name: 'Edit News' })).toBeVisible();
  const save = panel(page).getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await panel(page).getByLabel('Title').fill('Storm watch');
  await choose(page, pdf('acting.pdf', '/OpenAction << /S /J#61vaScript /JS (x) >>'));
  await save.click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'The news is saved, but its document is missing.',
  );
  await expect(panel(page).getByRole('alert')).toContainText('The PDF holds scripts');
  await panel(page).getByRole('button', { name: 'Remove acting.pdf' }).click();
  await save.click();
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page).nth(0)).toContainText('Storm watch');
  await expect(
    rows(page)
      .nth(0)
      .getByRole('button', { name: /^Download document/ }),
  ).toHaveCount(0);

  await rows(page).getByRole('checkbox', { name: 'Select Maintenance is over' }).check();
  await rows(page).getByRole('checkbox', { name: 'Select Winter outage report' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 news items?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'News deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test('two editors of one item: the second is told by name and chooses', async ({
  page,
  browser,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await signIn(page, server.dealer, 'staff.admin');
  await enterCode(page, server);
  await atHome(page);
  await page.goto(`${server.dealer}/news/setup`);
  await rows(page).nth(1).getByRole('button', { name: 'Walk test by phone' }).click();
  await panel(page).getByLabel('Title').fill('Mine');

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, server.dealer, 'staff.limited');
  await atHome(other);
  await other.goto(`${server.dealer}/news/setup`);
  await rows(other).nth(1).getByRole('button', { name: 'Walk test by phone' }).click();
  await panel(other).getByLabel('Title').fill('Theirs');
  await panel(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(other, 'News saved successfully')).toBeVisible();
  await context.close();

  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Elena Rossi saved a change');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Reload theirs' }).click();
  await expect(panel(page).getByLabel('Title')).toHaveValue('Theirs');
  await panel(page).getByLabel('Title').fill('Mine after all');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'News saved successfully')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Mine after all');

  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await rows(page).nth(1).getByRole('button', { name: 'Mine after all' }).click();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete this news item?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(toast(page, 'News deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test('a dealer learns of news at home and in the notifications, and reads them', async ({
  page,
  server,
}) => {
  await signIn(page, server.dealer, 'dealer.limited');
  await atHome(page);
  const card = page.getByRole('region', { name: 'News today' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Notifications, \d+ new/ }).click();
  await expect(page.getByText('2 news items')).toBeVisible();
  await page.getByRole('button', { name: 'Read the news' }).click();
  await expect(page).toHaveURL(`${server.dealer}/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).toContainText('Daylight saving: check your schedules (new)');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await tiles
    .nth(0)
    .getByRole('button', { name: /^Download document/ })
    .click();
  expect((await download).suggestedFilename()).toBe('dst-guide.pdf');
  await expect(tiles.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.goto(`${server.dealer}/home/dashboard`);
  await card.getByRole('link', { name: 'All news' }).click();
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(0)).not.toContainText('(new)');
  await page.goto(`${server.dealer}/news/setup`);
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
