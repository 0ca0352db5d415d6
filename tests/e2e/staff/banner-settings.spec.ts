import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { expectInView } from '../support/in-view.ts';
import { ANSWERED, expect, expectAccessible, signOut, test } from '../support/test.ts';

test('Staff write a banner with a preview of it, and the sign-in page shows it folded', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'staff.limited');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Status banner').getByText('Planned maintenance')).toBeVisible();
  for (const absent of ['Impersonations', 'Inbox', 'Sign-ins'])
    await expect(card(absent)).toHaveCount(0);

  await chooseEntry(page, 'Help', 'Banner Settings');
  const dialog = await dialogOf(page, 'Banner Settings');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Planned maintenance on Sunday');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Title').fill('');
  await dialog.getByLabel('Body').fill('Call the other number.');
  await expect(save).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByLabel('Title').fill('<b>Phones</b> are down');
  await dialog.getByLabel('Body').fill('Call the other number. '.repeat(44));
  await dialog.getByLabel('High', { exact: true }).check();
  await expect(dialog.getByRole('region', { name: 'Status notice' })).toContainText(
    '<b>Phones</b> are down',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect(page.getByText('The status banner was updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card('Status banner')).toContainText('<b>Phones</b> are down');
  await expect(card('Status banner')).toContainText('Elena Rossi changed it');
  await expect(card('Status banner')).toContainText('1 earlier version');

  await signOut(page);
  await expect(page).toHaveURL(/login/);
  // The login page caches its banner for one second.
  await expect.poll(async () => (await fetch(`${server.dealer}/login`)).text()).toContain('Phones');
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`${server.dealer}/login`);
  const notice = page.getByRole('region', { name: 'Status notice' });
  await expect(notice).toContainText('<b>Phones</b> are down');
  // The notice is cut to four lines so that the sign-in form stays visible.
  await expectInView(page.getByRole('button', { name: 'Login', exact: true }));
  const folded = await notice.evaluate((element) => element.clientHeight);
  expect(folded).toBeLessThan(150);
  await notice.getByRole('button', { name: 'more' }).click();
  expect(await notice.evaluate((element) => element.clientHeight)).toBeGreaterThan(2 * folded);
  await notice.getByRole('button', { name: 'less' }).click();
  await expect.poll(() => notice.evaluate((element) => element.clientHeight)).toBe(folded);
});
