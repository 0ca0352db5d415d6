import type { Page } from '@playwright/test';
import { plainJpeg, plainPng } from '#tests/support/image-files.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { arrive, signInByApi } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

const MARINE = '/site/info?sn=700121';
const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a dealer edits in place, asks for what responders go by, and finds it in the changes', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', MARINE);
  const details = region(page, 'Details');
  await details.getByRole('button', { name: 'Edit site' }).click();
  const editor = dialog(page, 'Edit site');
  await expect(editor.getByLabel('Site name')).toBeFocused();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
  await editor.getByLabel('Service email').fill('nowhere');
  await editor.getByLabel('Hazards').fill('Low beam at the door');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await editor.getByLabel('Service email').fill('desk@example.com');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await expect(region(page, 'Instructions')).toContainText('Low beam at the door');
  // What is missing leads to its field.
  const quality = region(page, 'Data quality');
  const missing = quality.getByRole('button', { name: /^Go to: (Cross street|County) is missing/ });
  await missing.first().click();
  const request = dialog(page, 'Request a change');
  await expect(request.locator('[data-first]:focus')).toHaveCount(1);
  await request.getByLabel('Cross street').fill('Water Street');
  await request.getByRole('button', { name: 'Request change' }).click();
  await expect(details.getByText('Nothing → Water Street')).toBeVisible();
  await expect(details.getByText('Submitted')).toBeVisible();
  const changes = region(page, 'Changes');
  await expect(changes.getByText('Hazards: Low beam at the door')).toBeVisible();
  await changes.getByLabel('Show').selectOption('Requests');
  await expect(changes.getByText('Change requested')).toBeVisible();
  await expect(changes.getByText('Site changed')).toHaveCount(0);
  await expectAccessible(page);
});

test('notes, documents and templates come, are refused where they are wrong, and go', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited', MARINE);
  const notes = region(page, 'Notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await dialog(page, 'Add note').getByLabel('Note', { exact: true }).fill('Key at the neighbor');
  await page.keyboard.press('Tab');
  await dialog(page, 'Add note').getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Key at the neighbor')).toBeVisible();
  await notes.getByRole('button', { name: 'Pin: Key at the neighbor' }).click();
  await expect(notes.getByText('Pinned')).toBeVisible();
  await notes.getByRole('button', { name: 'Delete: Key at the neighbor' }).click();
  await dialog(page, 'Delete this note?').getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByText('Key at the neighbor')).toHaveCount(0);

  const documents = region(page, 'Documents');
  await documents.getByRole('button', { name: 'Add document' }).click();
  const upload = dialog(page, 'Add document');
  const file = upload.locator('input[type=file]');
  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: plainJpeg() });
  await expect(upload.getByText('The file is not a PNG picture')).toBeVisible();
  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: plainPng() });
  await upload.getByRole('button', { name: 'Store' }).click();
  await documents.getByRole('button', { name: 'plan.png', exact: true }).click();
  const picture = dialog(page, 'plan.png').getByRole('img', { name: 'plan.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await documents.getByRole('button', { name: 'Add document' }).click();
  await file.setInputFiles({
    ...{ name: 'floor.pdf', mimeType: 'application/pdf', buffer: Buffer.from(plainPdf()) },
  });
  await upload.getByRole('button', { name: 'Store' }).click();
  await documents.getByRole('button', { name: 'floor.pdf', exact: true }).click();
  const open = dialog(page, 'floor.pdf').getByRole('link', { name: 'Open in a new tab' });
  await expect(open).toHaveAttribute('href', /^blob:/);
  await expect(open).toHaveAttribute('rel', 'noopener');
  await expect(dialog(page, 'floor.pdf').getByRole('group', { name: 'Page 1 of 1' })).toHaveText(
    'No words stand on this page.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Download plan.png' }).click();
  expect((await download).suggestedFilename()).toBe('plan.png');
  await documents.getByRole('button', { name: 'Delete plan.png' }).click();
  await dialog(page, 'Delete this document?').getByRole('button', { name: 'Delete' }).click();
  await expect(documents.getByText('plan.png')).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'More about this site' }).click();
  await page.getByRole('menuitem', { name: 'Copy as template' }).click();
  const templates = dialog(page, 'Templates');
  await templates.getByLabel('Name of the template').fill('Marine shop');
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await expect(templates.getByText('Marine shop', { exact: true })).toBeVisible();
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await templates.getByLabel('Name of the template').fill('MARINE SHOP');
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await expect(templates.getByText('A template of your group has this name')).toBeVisible();
  await expectAccessible(page);
  await templates.getByRole('button', { name: 'Delete Marine shop' }).click();
  await expect(templates.getByText('No templates yet')).toBeVisible();
});

test('who may only test leaves a temporary note; who may only read finds no control', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'lee.park', MARINE);
  const main = page.getByRole('main');
  const notes = region(page, 'Notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = dialog(page, 'Add note');
  await note.getByLabel('Note', { exact: true }).fill('Siren is off today');
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(note.getByText('Enter the last day of the note')).toBeVisible();
  await note
    .getByLabel('Last day')
    .fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await note.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Siren is off today')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Edit|Pin|Delete)/ })).toHaveCount(0);
});

test('a device goes out of service until an hour of its site and comes back; what was typed before a session ended is offered', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const visitor = await signInByApi(page, server, 'dealer.limited');
  await page.goto(`${server.originOf('dealer')}${MARINE}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Put out of service' }).click();
  const editor = dialog(page, /^Put .+ out of service$/);
  await editor.getByLabel('Category').selectOption('Panel disconnected');
  await expect(editor.getByText('Signals are dropped', { exact: false })).toBeVisible();
  await editor.getByLabel('Reason').fill('The counter is rebuilt');
  // The session ends elsewhere; the next thing asked of the server says so.
  await visitor.call('POST', '/api/account/logout');
  await editor.getByRole('button', { name: 'Put out of service' }).click();
  await expect(page).toHaveURL(/\/login/);
  await arrive(page, server, 'dealer.limited', MARINE);
  await page
    .getByRole('region', { name: 'Unsaved' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(editor.getByLabel('Reason')).toHaveValue('The counter is rebuilt');
  const year = new Date().getFullYear();
  await editor.getByLabel(/^Ends/).fill(`${year - 1}-01-01T08:00`);
  await editor.getByRole('button', { name: 'Put out of service' }).click();
  await expect(editor.getByText('The end comes after the start.')).toBeVisible();
  await editor.getByLabel(/^Ends/).fill(`${year + 1}-01-01T08:00`);
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Put out of service' }).click();
  await expect(editor).toHaveCount(0);
  const notice = main.getByText('A device is out of service');
  await expect(notice).toBeVisible();
  await expect(region(page, 'Status').getByText('Out of service')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Return to service' }).click();
  await dialog(page, /^Return .+ to service/)
    .getByRole('button', { name: 'Return to service' })
    .click();
  await expect(notice).toHaveCount(0);
  await expect(region(page, 'Changes').getByText('Device back in service')).toBeVisible();
});
