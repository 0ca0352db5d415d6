import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseEntry, dialogOf } from './support/menus.ts';
import type { PortalServer } from './support/server.ts';
import {
  ANSWERED,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const enterAdmin = async (page: Page, server: PortalServer) => {
  await signIn(page, server.dealer, 'staff.admin');
  await enterCode(page, server);
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
};
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('what the provider tells everyone', () => {
  test('a banner is written with a preview of it and seen at the sign-in screen', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'staff.limited');
    await expect(page).toHaveURL(/dashboard/);
    await expect(cardOf(page, 'Status banner').getByText('Planned maintenance')).toBeVisible();
    for (const absent of ['Impersonations', 'Inbox', 'Sign-ins'])
      await expect(cardOf(page, absent)).toHaveCount(0);
    await expectAccessible(page);
    await chooseEntry(page, 'Help', 'Banner Settings');
    const dialog = await dialogOf(page, 'Banner Settings');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(dialog.getByLabel('Title')).toHaveValue('Planned maintenance on Sunday');
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel('Title').fill('');
    await dialog.getByLabel('Body').focus();
    await expect(save).toBeDisabled();
    await dialog.getByLabel('Title').fill('<b>Phones</b> are down');
    await dialog.getByLabel('Body').fill('Call the other number.');
    await dialog.getByLabel('High', { exact: true }).check();
    await expect(dialog.getByRole('region', { name: 'Status notice' })).toContainText(
      '<b>Phones</b> are down',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await save.click();
    await expect(page.getByText('The status banner was updated')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await signOut(page);
    await expect(page).toHaveURL(/login/);
    await expect(async () => {
      await page.goto(`${server.dealer}/login`);
      await expect(page.getByRole('region', { name: 'Status notice' })).toContainText(
        '<b>Phones</b> are down',
        { timeout: 1000 },
      );
    }).toPass();
  });

  test('a new privacy policy is asked at the next sign-in and interrupts nobody', async ({
    page,
    server,
    browser,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await enterAdmin(page, server);
    await page.goto(`${server.dealer}/support?tab=policy`);
    const text = page.getByLabel('Policy text');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(text).toHaveValue(/What we hold/);
    await expect(publish).toBeDisabled();
    await expectAccessible(page);
    await text.fill('One rule.\n\n<script>Nothing runs here.</script>');
    await publish.click();
    const question = await dialogOf(page, 'Publish a new version?');
    await expect(question.getByText(/next time they sign in/)).toBeVisible();
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 2 is published')).toBeVisible();
    await expect(page.getByText(/by Marcus Hale/)).toBeVisible();
    await page.getByRole('button', { name: 'Read version 1' }).click();
    await expect((await dialogOf(page, 'Version 1')).getByText(/What we hold/)).toBeVisible();
    await page.keyboard.press('Escape');

    const elsewhere = await browser.newPage();
    await signIn(elsewhere, server.dealer, 'dealer.limited');
    await expect(elsewhere.getByText('<script>Nothing runs here.</script>')).toBeVisible();
    await elsewhere.getByLabel('Accept Terms and Conditions').check();
    await elsewhere.getByRole('button', { name: /^(Accept|Continue)/ }).click();
    await expect(elsewhere).toHaveURL(/dashboard/);
    await elsewhere.close();

    await page.reload();
    await expect(text).toHaveValue(/One rule/);
  });

  test('the record is filtered, opened, taken away and checked', async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await signIn(page, server.dealer, 'staff.admin', 'Not-The-Password-1');
    await expect(page.getByRole('alert')).toBeVisible();
    await enterAdmin(page, server);
    await cardOf(page, 'Sign-ins').getByRole('link').click();
    await expect(page).toHaveURL(/tab=audit/);
    await expect(page.getByLabel('Result')).toHaveValue('refused');
    await expect(page.getByRole('cell', { name: 'Marcus Hale' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/result=/);
    await page.getByLabel('Person').fill('marcus');
    await expect(page).toHaveURL(/person=marcus/);
    await page
      .getByRole('button', { name: /^Details of line/ })
      .first()
      .click();
    const line = page.getByRole('dialog', { name: /^Line/ });
    await expect(line.getByText('Marcus Hale (staff.admin)').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(page.getByText(/^Record intact up to line/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toContain('Number,Time (UTC)');
    expect(csv).toContain('Marcus Hale,staff.admin');
    expect(csv).not.toContain('dealer.limited');
    await page.reload();
    await expect(page.getByLabel('Person')).toHaveValue('marcus');
    await page.getByLabel('Operation').selectOption('audit.export');
    await expect(page.getByRole('button', { name: 'Export 1', exact: true })).toBeVisible();
  });

  test('campaigns are made and changed on a phone too', async ({ page, server, clean }) => {
    clean.allow(ANSWERED);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAdmin(page, server);
    await expect(cardOf(page, 'Impersonations')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.dealer}/marketing`);
    await expect(cardOf(page, 'Preview').getByText('Smoke detectors')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create campaign' }).click();
    const panel = page.getByRole('dialog', { name: 'Create campaign' });
    const create = panel.getByRole('button', { name: 'Create', exact: true });
    await panel.getByLabel('Title').fill('Spring offer');
    await expect(create).toBeDisabled();
    await panel.getByLabel('Installer').check();
    await panel.getByLabel('Link to the file').fill('javascript:alert(1)');
    await panel.getByLabel('Title').focus();
    await expect(panel.getByText('Enter an http or https address')).toBeVisible();
    await panel.getByLabel('Link to the file').fill('https://files.example.com/spring.pdf');
    await panel.getByLabel('Published', { exact: true }).check();
    await expectAccessible(page);
    await create.click();
    await expect(page.getByText('The campaign was created')).toBeVisible();
    await expect(cardOf(page, 'Preview').getByText('Spring offer')).toBeVisible();
    await page.getByLabel('Search').fill('spring');
    await expect(cardOf(page, 'Campaigns').getByText('Storm season reminder')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Spring offer' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit campaign' });
    await edit.getByLabel('Retired', { exact: true }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The campaign was saved')).toBeVisible();
    await expect(cardOf(page, 'Preview').getByText('Spring offer')).toHaveCount(0);
  });
});
