import type { Locator, Page } from '@playwright/test';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';
import { messagesTo, passCheck, PHONE } from './support/ways-in.ts';

const NEW_PASSWORD = 'Blue-Kettle-Morning-7';
const FRONT_DESK = 'front.desk@example.com';

const dialogOn = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string): Locator =>
  dialogOn(page).getByRole('button', { name, exact: true });
const answersOn = (page: Page): Locator => dialogOn(page).locator('input[id^="answers."]');
const door = (page: Page): Locator =>
  page.getByRole('button', { name: 'Forgot username or password?' });

/** Walks with Tab to a control of the open dialog. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

test('a dealer gets a new password by the keyboard alone, after wrong answers', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/login`);
  await door(page).press('Enter');
  const dialog = dialogOn(page);
  await expect(dialog.getByRole('button', { name: /^Forgot password/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('dealer.limited');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dealer.limited@example.com');
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('Done. You can go on.')).toBeVisible();
  await tabTo(page, button(page, 'Continue'));
  await page.keyboard.press('Enter');
  const answers = answersOn(page);
  await expect(answers.first()).toBeFocused();
  await expect(answers).toHaveCount(3);
  for (const answer of ['wrong', ' Harbor ']) {
    for (let place = 0; place < 3; place += 1) {
      await tabTo(page, answers.nth(place));
      await page.keyboard.press('Control+A');
      await page.keyboard.type(answer);
    }
    await page.keyboard.press('Enter');
    if (answer !== 'wrong') continue;
    await expect(page.getByRole('alert')).toContainText('not correct');
    await expect(answers.first()).toHaveValue('wrong');
    await expectAccessible(page);
  }
  await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, dialog.getByLabel('Confirm new password'));
  await page.keyboard.type(NEW_PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('dealer.limited');
  await expect(door(page)).toBeFocused();
  const visitor = new HttpVisitor(server.dealer);
  expect((await visitor.signIn('dealer.limited', NEW_PASSWORD)).status).toBe(200);
});

test('on a phone an unknown dealer is asked as well, goes back a step, and is asked before anything is lost', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.dealer}/login`);
  await door(page).click();
  const dialog = dialogOn(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Forgot password/ }).click();
  await button(page, 'Continue').click();
  await expect(page.getByText('Please provide a username and a email')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Username').fill('nobody.at.all');
  await dialog.getByLabel('Email or Phone').fill('207-555-0199');
  await passCheck(page);
  await button(page, 'Continue').click();
  await expect(answersOn(page)).toHaveCount(3);
  await answersOn(page).first().fill('Rex');
  await button(page, 'Back').click();
  await expect(dialog.getByLabel('Username')).toHaveValue('nobody.at.all');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await button(page, 'Continue').click();
  await expect(answersOn(page).first()).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toBeVisible();
  await button(page, 'Discard').click();
  await expect(dialog).toHaveCount(0);
});

test('a forgotten username asks for the dealer number where two share a contact, and is mailed', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/login`);
  await door(page).click();
  const dialog = dialogOn(page);
  await dialog.getByRole('button', { name: /^Forgot username/ }).click();
  await expect(dialog.getByLabel('Email or Phone')).toBeFocused();
  await dialog.getByLabel('Email or Phone').fill(FRONT_DESK);
  await passCheck(page);
  await button(page, 'Send username').click();
  await expect(page.getByRole('alert')).toContainText('Dealer Number Required');
  await expect(dialog.getByLabel('Dealer number')).toBeFocused();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.setViewportSize(PHONE);
  await button(page, 'Send username').click();
  await expect(page.getByText('Dealer number is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Dealer number').fill('4480');
  await passCheck(page);
  await button(page, 'Send username').click();
  await expect(page.getByText('is on its way there')).toBeVisible();
  await expect(button(page, 'Done')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Done').click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await messagesTo(server, FRONT_DESK))[0]?.text ?? '')
    .toContain('Your username is front.office.');
});
