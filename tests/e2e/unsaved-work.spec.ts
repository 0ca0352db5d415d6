import type { Page } from '@playwright/test';
import { arrive, signInByApi } from './support/arrive.ts';
import { chooseEntry, dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, signIn, test } from './support/test.ts';

const question = (page: Page) => dialogOf(page, 'Discard your changes?');

test('a policy that is being written asks before a tab, a link, Back and Log Out take it away', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support');
  await page.getByRole('tab', { name: 'Privacy policy' }).click();
  const text = page.getByLabel('Policy text');
  await expect(text).toHaveValue(/What we hold/);
  await text.fill('Half a sentence');
  const keep = async () => {
    const asked = await question(page);
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect(asked).toHaveCount(0);
    await expect(text).toHaveValue('Half a sentence');
  };
  await page.getByRole('tab', { name: 'Users' }).click();
  await expectAccessible(page);
  await keep();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await keep();
  await page.goBack();
  await keep();
  await expect(page).toHaveURL(/tab=policy/);
  await chooseEntry(page, 'User menu', 'Log Out');
  await keep();
  await page.goBack();
  await (await question(page)).getByRole('button', { name: 'Discard' }).click();
  await expect(page).not.toHaveURL(/tab=policy/);
  await expect(page.getByLabel('Find a user')).toBeVisible();
  await page.goForward();
  await expect(text).toHaveValue(/What we hold/);
});

test('what was typed when a session ended is offered to the same person, and to nobody else', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const visitor = await signInByApi(page, server, 'staff.admin');
  await page.goto(`${server.dealer}/news/setup`);
  await page.getByRole('button', { name: 'Walk test by phone', exact: true }).click();
  const editor = await dialogOf(page, 'Edit News');
  await editor.getByLabel('Title').fill('Walk test, half a sentence');
  // The session ends elsewhere; the next thing asked of the server says so.
  await visitor.call('POST', '/api/account/logout');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, server.dealer, 'dealer.limited');
  await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).toContain('half a sentence');
  await expect(page.getByText('half a sentence')).toHaveCount(0);
  await signInByApi(page, server, 'staff.admin');
  await page.goto(`${server.dealer}/news/setup`);
  const offer = page.getByRole('region', { name: 'Unsaved' });
  await expect(offer).toContainText('You did not save a news item');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(editor.getByLabel('Title')).toHaveValue('Walk test, half a sentence');
  await expect(editor.getByText('What you typed is back')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'News setup' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
