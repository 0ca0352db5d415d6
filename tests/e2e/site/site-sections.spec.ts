import type { Page } from '@playwright/test';
import { plainJpeg, plainPng } from '#tests/support/image-files.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const MARINE = '/site/info?sn=700121';
const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('A dealer edits a site in place, asks for what responders go by, puts a device out of service and takes it back, and finds it all in the changes', async ({
  page,
  server,
  clean,
}) => {
  // Allows the error response to an end before the start.
  clean.allow(/422/);
  await arrive(page, server, 'dealer.limited', MARINE);
  const main = page.getByRole('main');
  const details = region(page, 'Details');
  await details.getByRole('button', { name: 'Edit site' }).click();
  const editor = dialog(page, 'Edit site');
  await expect(editor.getByLabel('Site name')).toBeFocused();
  await editor.getByLabel('Service email').fill('nowhere');
  await editor.getByLabel('Hazards').fill('Low beam at the door');
  await editor.getByRole('button', { name: 'Save' }).click();
  const refused = editor.getByText('Enter a valid email address');
  await expect(refused).toBeVisible();
  // The words below the field come into view with it, above the foot of the panel.
  await expect
    .poll(() =>
      refused.evaluate((words) => {
        const foot = words.closest('dialog')?.querySelector('footer')?.getBoundingClientRect();
        return words.getBoundingClientRect().bottom - (foot?.top ?? 0);
      }),
    )
    .toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await editor.getByLabel('Service email').fill('desk@example.com');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await expect(region(page, 'Instructions')).toContainText('Low beam at the door');
  // A missing value has a button that leads to its field.
  await region(page, 'Data quality')
    .getByRole('button', { name: /^Go to: (Cross street|County) is missing/ })
    .first()
    .click();
  const request = dialog(page, 'Request a change');
  await expect(request.locator('[data-first]:focus')).toHaveCount(1);
  await request.getByLabel('Cross street').fill('Water Street');
  await request.getByRole('button', { name: 'Request change' }).click();
  await expect(details.getByText('(empty) → Water Street')).toBeVisible();

  await main.getByRole('button', { name: 'Put out of service' }).click();
  const out = dialog(page, /^Put .+ out of service$/);
  await out.getByLabel('Category').selectOption('Panel disconnected');
  await expect(out.getByText('Signals are discarded', { exact: false })).toBeVisible();
  await out.getByLabel('Reason').fill('The counter is rebuilt');
  const year = new Date().getFullYear();
  const ends = out.getByLabel(/^Ends .*\)$/);
  await ends.fill(`Jan 1, ${year - 1}`);
  await out.getByRole('button', { name: 'Put out of service' }).click();
  await expect(out.getByText('Enter a time')).toBeVisible();
  await out.getByLabel(/^Ends .*, time$/).fill('08:00');
  await out.getByRole('button', { name: 'Put out of service' }).click();
  await expect(out.getByText('The end must be after the start.')).toBeVisible();
  // A control behind the form that is half below the pinned head would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await ends.fill(`Jan 1, ${year + 1}`);
  await out.getByRole('button', { name: 'Put out of service' }).click();
  await expect(out).toHaveCount(0);
  const notice = main.getByText('A device is out of service');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Return to service' }).click();
  await dialog(page, /^Return .+ to service/)
    .getByRole('button', { name: 'Return to service' })
    .click();
  await expect(notice).toHaveCount(0);
  const changes = region(page, 'Changes');
  await expect(changes.getByText('Device back in service')).toBeVisible();
  await expect(changes.getByText('Hazards: Low beam at the door')).toBeVisible();
  await changes.getByLabel('Show').selectOption('Requests');
  await expect(changes.getByText('Change requested')).toBeVisible();
  await expect(changes.getByText('Site changed')).toHaveCount(0);
});

test('A dealer stores a picture and a document, looks at both, takes one away as a file, and keeps the site as a template', async ({
  page,
  server,
  clean,
}) => {
  // Allows the error response to a second template with the same name.
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited', MARINE);
  const documents = region(page, 'Documents');
  await documents.getByRole('button', { name: 'Add document' }).click();
  const upload = dialog(page, 'Add document');
  const file = upload.locator('input[type=file]');
  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: plainJpeg() });
  await expect(upload.getByText('The file is not a PNG image')).toBeVisible();
  await expectAccessible(page);
  await upload.getByRole('button', { name: 'Upload' }).click();
  const chooser = upload.getByRole('button', { name: 'Choose another file: Document' });
  await expect(chooser).toBeFocused();
  await upload.getByRole('button', { name: 'Remove plan.png' }).click();
  await expect(upload.getByRole('button', { name: 'Choose a file: Document' })).toBeFocused();
  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: plainPng() });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await documents.getByRole('button', { name: 'plan.png', exact: true }).click();
  const picture = dialog(page, 'plan.png').getByRole('img', { name: 'plan.png' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await documents.getByRole('button', { name: 'Add document' }).click();
  await file.setInputFiles({
    name: 'floor.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf()),
  });
  await upload.getByRole('button', { name: 'Upload' }).click();
  await documents.getByRole('button', { name: 'floor.pdf', exact: true }).click();
  const open = dialog(page, 'floor.pdf').getByRole('link', { name: 'Open in a new tab' });
  await expect(open).toHaveAttribute('href', /^blob:/);
  await expect(open).toHaveAttribute('rel', 'noopener');
  await expect(dialog(page, 'floor.pdf').getByRole('group', { name: 'Page 1 of 1' })).toHaveText(
    'This page has no text.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Download plan.png' }).click();
  expect((await download).suggestedFilename()).toBe('plan.png');

  await page.getByRole('main').getByRole('button', { name: 'More about this site' }).click();
  await page.getByRole('menuitem', { name: 'Copy as template' }).click();
  const templates = dialog(page, 'Templates');
  await templates.getByLabel('Name of the template').fill('Marine shop');
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await expect(templates.getByText('Marine shop', { exact: true })).toBeVisible();
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await templates.getByLabel('Name of the template').fill('MARINE SHOP');
  await templates.getByRole('button', { name: 'Copy as template' }).click();
  await expect(
    templates.getByText('Your group already has a template with this name'),
  ).toBeVisible();
  await expectAccessible(page);
});
