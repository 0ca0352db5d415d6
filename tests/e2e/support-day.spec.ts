import type { Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from './support/arrive.ts';
import { dialogOf } from './support/menus.ts';
import { ANSWERED, expect, test } from './support/test.ts';

const person = async (page: Page, name: string) => {
  await page.getByLabel('Find a user').fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};
const notice = (page: Page) => page.getByRole('region', { name: 'Status notice' });

test('somebody who is locked out gets in, and a wrong phone is put right at the next sign-in', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.admin', '/support');
  await person(page, 'Bea Lindqvist');
  await expect(page.getByText('Locked', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Clear lock' }).click();
  await expect(page.getByText('Ready', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear lock' })).toHaveCount(0);
  const bea = await new HttpVisitor(server.consumer, 'consumer').signIn(
    'bea.lindqvist@example.com',
  );
  expect(bea.status).toBe(200);
  await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).click();

  await person(page, 'Dana Reyes');
  await expect(page.getByText('(207) 555-0142').last()).toBeVisible();
  await page.getByRole('button', { name: 'Correct contact' }).click();
  const correction = await dialogOf(page, 'Correct contact of Dana Reyes');
  await expect(correction.getByText('(207) 555-0142')).toBeVisible();
  await correction.getByRole('radio', { name: 'Phone' }).check();
  await correction.getByLabel('New phone').fill('207-555-0143');
  await correction
    .getByLabel('Reason')
    .fill('The last digit was mistyped; she called from the desk.');
  await correction.getByRole('button', { name: 'Correct contact' }).click();
  await expect(correction).toHaveCount(0);
  await expect(page.getByText('(207) 555-0143')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back new phone number' })).toBeVisible();
  const told = await (
    await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent('+12075550142')}`)
  ).text();
  expect(told).toContain('refuse');
});

test('a wrong banner is taken back, and a news item is put right for its readers', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin');
  const settings = () => page.getByRole('button', { name: 'Banner Settings' }).click();
  await settings();
  const dialog = await dialogOf(page, 'Banner Settings');
  await dialog.getByLabel('Title').fill('Phones are down on Monday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toContainText('Phones are down on Monday');
  await settings();
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Planned maintenance on Sunday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toContainText('Planned maintenance on Sunday');

  await page.getByRole('link', { name: 'News setup' }).first().click();
  await page.getByRole('button', { name: 'Walk test by phone', exact: true }).click();
  const editor = await dialogOf(page, 'Edit News');
  await editor.getByLabel('Title').fill('Walk test by phone, from Monday');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await arrive(page, server, 'dealer.limited', '/news');
  await expect(
    page.getByRole('heading', { name: /^Walk test by phone, from Monday/ }),
  ).toBeVisible();
});
