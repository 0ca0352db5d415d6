import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { mailReport, scheduleReport } from '../support/mailed-report.ts';
import { PostOffice } from '../support/post-office.ts';
import { freePorts, PortalServer } from '../support/server.ts';
import { ANSWERED, expect, expectAccessible, test, wrongCode } from '../support/test.ts';

const READER = 'reader@example.com';
const DAY = 24 * 3600000;

test('A reader opens a mailed report with a code, both by real mail, by the keyboard alone, and it stays open in its tab for 12 hours', async ({
  page,
  clean,
}) => {
  clean.allow(ANSWERED);
  const post = new PostOffice();
  await post.open();
  const server = new PortalServer(await freePorts(), { SMTP_URL: post.url });
  await server.start();
  await scheduleReport(server, READER);
  const mail = await post.arrived(READER, /^Report ready: Zones of the morning$/);
  const [link = ''] = /http\S+\/reports-download\/\S+/.exec(mail.text ?? '') ?? [];
  expect(mail.html).toContain(link);
  const sent = () => post.mails.filter(({ to }) => to === READER).length;
  const before = sent();
  await page.goto(link);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This report is for r•••@e•••.com only.');
  await expect(page.getByText('Zones of the morning')).toHaveCount(0);
  // Opening a link sends no code, because mail scanners also open links.
  expect(sent()).toBe(before);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeFocused();
  await page.keyboard.press('Enter');
  const verify = dialog.getByRole('button', { name: 'Verify' });
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Resend Code' })).toBeDisabled();
  const [code = ''] = /\d{6}/.exec((await post.arrived(READER, /report code$/)).text ?? '') ?? [];
  await page.keyboard.type(code.slice(0, 5));
  await expect(verify).toBeDisabled();
  await page.keyboard.type(code.slice(5));
  await expect(verify).toBeEnabled();
  await expectAccessible(page);
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await arriving;
  await expect(page.getByText('Downloading file...')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const rows: string[][] = parse(await readFile(await file.path(), 'utf8'), {
    bom: true,
    relax_column_count: true,
  });
  expect(rows.length).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: 'Zones of the morning' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download CSV/ }).click();
  expect((await again).suggestedFilename()).toBe(file.suggestedFilename());
  await server.post('/demo/clock', { advanceMs: DAY / 2 });
  await page.getByRole('button', { name: /^Download CSV/ }).click();
  await expect(page.getByText('This page was opened too long ago.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('about:blank');
  await server.dispose();
  await post.close();
});

test('A link tells a reader when wrong codes closed it and until when, that its report is gone, and that it never was one', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(await mailReport(server, READER));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const { code } = await server.code(READER);
  for (let guess = 1; guess <= 5; guess += 1) {
    await expect(dialog.getByLabel('Verification code')).toHaveValue('');
    await dialog.getByLabel('Verification code').pressSequentially(wrongCode(code));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    if (guess === 1) await expect(dialog.getByText('That code is not correct.')).toBeVisible();
  }
  const title = page.getByRole('heading', { name: 'This link is locked for now' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: /^Request a new code/ })).toBeDisabled();
  await expectAccessible(page);
  await server.post('/demo/clock', { advanceMs: 15 * 60_000 });
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();

  await server.post('/demo/clock', { advanceMs: 91 * DAY });
  await page.reload();
  await expect(page.getByText(/It expired on .* Reports are kept for 90 days/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request a new report' }).click();
  await expect(page.getByRole('heading', { name: 'New report requested' })).toBeVisible();
  await page.goto(`${server.dealer}/reports-download/no-such-link`);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
