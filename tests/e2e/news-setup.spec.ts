import type { Page } from '@playwright/test';
import type { EditedNews } from '#core/news/news.schema.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { plainPdf } from '../support/pdf-files.ts';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const pdf = (name: string, catalog = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: plainPdf(catalog),
});
const rows = (page: Page) => page.locator('tbody tr');
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) News$/ });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Chooses a file by the picker of the form, as a person does. */
const choose = async (page: Page, file: ReturnType<typeof pdf>) => {
  const picker = page.waitForEvent('filechooser');
  await panel(page)
    .getByRole('button', { name: /Choose (a|another) PDF/ })
    .click();
  await (await picker).setFiles(file);
};

test('an editor finds news, creates one with a document, and deletes what is over', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.limited', '/news/setup');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(0)).toContainText(
    'Closing times follow local time when the clocks ch…',
  );
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('switch', { name: 'Show Expired' }).check();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).getByText('Expired')).toHaveCount(2);
  await expect(rows(page).getByText('Future')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search title or body' }).fill('outage');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?]q=outage&expired=1$/);
  await page.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByRole('link', { name: 'News setup' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?]q=outage&expired=1$/);
  await page.getByRole('searchbox').fill('');
  await expect(rows(page)).toHaveCount(6);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create News' }).click();
  const create = panel(page).getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await panel(page).getByLabel('Title').fill('<b>Storm</b> watch');
  await panel(page).getByLabel('Body').fill('First line\nSecond <script>alert(1)</script> line');
  await panel(page).getByLabel('URL').fill('https://www.example.com/storm');
  await panel(page).getByLabel('Order').fill('0');
  await panel(page).getByRole('radio', { name: 'Warning triangle' }).check();
  await panel(page).getByLabel('Color').selectOption({ label: 'Yellow' });
  await choose(page, pdf('storm.pdf'));
  await expect(panel(page).getByText('storm.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await create.click();
  await expect(toast(page, 'News saved successfully')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).nth(0)).toContainText('<b>Storm</b> watch');
  await expect(page.getByRole('article').nth(0)).toContainText('<script>alert(1)</script>');
  const link = rows(page)
    .nth(0)
    .getByRole('link', { name: /^Open link/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', 'https://www.example.com/storm');
  const download = page.waitForEvent('download');
  await rows(page)
    .nth(0)
    .getByRole('button', { name: /^Download document/ })
    .click();
  expect((await download).suggestedFilename()).toBe('storm.pdf');

  await page.getByRole('checkbox', { name: 'Select Maintenance is over' }).check();
  await page.getByRole('checkbox', { name: 'Select Winter outage report' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 news items?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'News deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test('on a phone an editor is told of a refused document and of another editor, chooses, and deletes', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'staff.admin', '/news/setup');
  await rows(page).nth(1).getByText('Active').click();
  const title = panel(page).getByLabel('Title');
  const save = panel(page).getByRole('button', { name: 'Save', exact: true });
  await expect(title).toHaveValue('Walk test by phone');
  await expect(save).toBeDisabled();
  await title.fill('Mine');
  await choose(page, pdf('acting.pdf', '/OpenAction << /S /J#61vaScript /JS (x) >>'));
  await save.click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'The news is saved, but its document is missing. The PDF holds scripts',
  );
  await panel(page).getByRole('button', { name: 'Remove acting.pdf' }).click();

  const other = new HttpVisitor(server.dealer);
  await other.signIn('staff.limited');
  const listed = await other.call(
    'GET',
    '/api/news/setup?page=1&size=10&sort=order&direction=asc&search=Mine',
  );
  const { items } = (await listed.json()) as { items: EditedNews[] };
  const [item] = items;
  if (item === undefined) throw new Error('the item is not in the list');
  const { icon, color, order, url, effectiveDate, expirationDate, body } = item;
  const draft = { icon, color, order, url, effectiveDate, expirationDate, body, title: 'Theirs' };
  const saved = await other.call('PUT', `/api/news/${item.newsId}`, { rev: item.rev, draft });
  expect(saved.status).toBe(200);

  await title.fill('Mine again');
  await panel(page).getByLabel('Start date').fill('2026-03-21');
  await panel(page).getByLabel('End date').fill('2026-03-20');
  await expect(panel(page).getByText('Start date cannot be after end date')).toBeVisible();
  await panel(page).getByLabel('End date').fill('2026-03-22');
  await save.click();
  await expect(panel(page).getByRole('alert')).toContainText('Elena Rossi saved a change');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Reload theirs' }).click();
  await expect(title).toHaveValue('Theirs');
  await title.fill('Mine after all');
  await save.click();
  await expect(toast(page, 'News saved successfully')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);

  await rows(page).nth(1).getByRole('button', { name: 'Mine after all' }).click();
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete this news item?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(toast(page, 'News deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
