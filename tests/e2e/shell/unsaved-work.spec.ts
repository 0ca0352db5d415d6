import type { Page } from '@playwright/test';
import { arrive, personOf, signInByApi } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const question = (page: Page) => dialogOf(page, 'Discard your changes?');

test('A staff member who writes a policy is asked before a tab, a link, Back and Log Out take it away', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  const text = page.getByLabel('Policy text');
  await expect(text).toHaveValue(/What we hold/);
  await text.fill('Half a sentence');
  const keep = async () => {
    const asked = await question(page);
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect(asked).toHaveCount(0);
    await expect(text).toHaveValue('Half a sentence');
  };
  await page.getByRole('tab', { name: 'People' }).click();
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
  await expect(page.getByRole('link', { name: 'Contact numbers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goForward();
  await expect(text).toHaveValue(/What we hold/);
});

test('A staff member gets back what they typed when the end of their session or a visit took the page, and the user visited never sees it', async ({
  page,
  context,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const visitor = await signInByApi(page, server, 'staff.admin');
  await page.goto(`${server.dealer}/news/setup`);
  await page.getByRole('button', { name: 'Walk test by phone', exact: true }).click();
  const editor = await dialogOf(page, 'Edit News');
  await editor.getByLabel('Title').fill('Walk test, half a sentence');
  // Ends the session from another browser. The page learns of the end of the session with its next request.
  await visitor.call('POST', '/api/account/logout');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInByApi(page, server, 'staff.admin');
  await page.goto(`${server.dealer}/news/setup`);
  const offer = page.getByRole('region', { name: 'Unsaved' });
  await expect(offer).toContainText('You did not save a news item');
  await expectAccessible(page);
  const goOn = async () => {
    await offer.getByRole('button', { name: 'Continue' }).click();
    await expect(editor.getByLabel('Title')).toHaveValue('Walk test, half a sentence');
    await expect(editor.getByText('What you typed is back')).toBeVisible();
  };
  await goOn();

  const other = await context.newPage();
  await other.goto(`${server.dealer}/support?user=${personOf('dealer.limited').id}`);
  await other.getByRole('button', { name: 'View as user' }).click();
  const dialog = await dialogOf(other, 'View as Ana Duarte');
  await dialog.getByLabel('Reason').fill('The user reports an empty list.');
  await dialog.getByRole('button', { name: 'View as user' }).click();
  const bar = (tab: Page) => tab.getByRole('region', { name: 'Viewing as a user' });
  await expect(bar(other)).toBeVisible();
  // All tabs now show the impersonated user's session. The user must not see text typed by the staff member.
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('half a sentence')).toHaveCount(0);
  await other.getByRole('button', { name: /^End/ }).click();
  await expect(bar(page)).toHaveCount(0);
  await goOn();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'News setup' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
