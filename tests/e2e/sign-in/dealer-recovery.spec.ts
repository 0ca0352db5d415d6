import type { Locator, Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';
import { messagesTo, passCheck, PHONE } from '../support/ways-in.ts';

const NEW_PASSWORD = 'Blue-Kettle-Morning-7';
const FRONT_DESK = 'front.desk@example.com';

const dialogOn = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp): Locator =>
  dialogOn(page).getByRole('button', { name });
const door = (page: Page): Locator =>
  page.getByRole('button', { name: 'Forgot username or password?' });

/** Presses Tab until a control of the open dialog is focused. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

test('A dealer sets a new password after the security questions by the keyboard alone, is told what is wrong, and is asked before answers are lost', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const { keyboard } = page;
  const dialog = dialogOn(page);
  const username = dialog.getByLabel('Username');
  const answers = dialog.locator('input[id^="answers."]');
  await page.goto(`${server.dealer}/login`);
  await door(page).press('Enter');
  await expect(button(page, /^Forgot password/)).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(username).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Please provide a username and a email')).toBeVisible();
  await expect(username).toBeFocused();
  await expectAccessible(page);
  await keyboard.type('dealer.limited');
  await keyboard.press('Tab');
  await keyboard.type('dealer.limited@example.com');
  await tabTo(page, page.getByRole('checkbox'));
  await keyboard.press('Space');
  await expect(page.getByText('Done. You can continue.')).toBeVisible();
  await tabTo(page, button(page, 'Continue'));
  await keyboard.press('Enter');
  await expect(answers.first()).toBeFocused();
  await expect(answers).toHaveCount(3);
  for (const answer of ['wrong', ' Harbor ']) {
    for (const field of await answers.all()) {
      await tabTo(page, field);
      await keyboard.press('Control+A');
      await keyboard.type(answer);
    }
    await keyboard.press('Enter');
    if (answer !== 'wrong') continue;
    await expect(page.getByRole('alert')).toContainText('not correct');
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(answers.first()).toHaveValue('wrong');
  }
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
  await keyboard.type(NEW_PASSWORD);
  await tabTo(page, dialog.getByLabel('Confirm new password'));
  await keyboard.type(NEW_PASSWORD);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('dealer.limited');
  await expect(door(page)).toBeFocused();
  const visitor = new HttpVisitor(server.dealer);
  expect((await visitor.signIn('dealer.limited', NEW_PASSWORD)).status).toBe(200);
});

test('A dealer whose contact two people share gives the dealer number and has the username mailed, on a phone', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.dealer}/login`);
  await door(page).click();
  await button(page, /^Forgot username/).click();
  const contact = dialogOn(page).getByLabel('Email or Phone');
  const number = dialogOn(page).getByLabel('Dealer number');
  await expect(contact).toBeFocused();
  await contact.fill(FRONT_DESK);
  await passCheck(page);
  await button(page, 'Send username').click();
  await expect(page.getByRole('alert')).toContainText('Dealer Number Required');
  await expect(number).toBeFocused();
  await expectAccessible(page);
  await number.fill('4480');
  await passCheck(page);
  await button(page, 'Send username').click();
  await expect(button(page, 'Done')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Done').click();
  await expect(dialogOn(page)).toHaveCount(0);
  const mailed = async () => (await messagesTo(server, FRONT_DESK))[0]?.text ?? '';
  await expect.poll(mailed).toContain('Your username is front.office.');
});
