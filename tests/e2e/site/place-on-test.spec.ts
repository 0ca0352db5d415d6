import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expectInView } from '../support/in-view.ts';
import { spoken } from '../support/spoken.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** URL of a commercial site that is not on test. The next constant is the transmitter code of the site's panel. */
const MARINE = '/site/info?sn=700121';
const XMIT = 'HP1120';

/** URL of a site whose group requires a code for each test. The PIN of the site's first contact is 4907. */
const NORTH = '/site/info?sn=700137';

const zone = (page: Page, number: string) =>
  page.getByRole('listitem', { name: new RegExp(`^Zone ${number}, `) });
const inState = (state: string) => new RegExp(`: ${state}`);

test('A technician places a site on test in three taps on a phone, sees signals tick its zones, is asked before it ends, prints the results, and gives a code where the group demands one', async ({
  page,
  server,
  clean,
}) => {
  // Allows the error response to a wrong code.
  clean.allow(/422/);
  const receiver = await receiverOf(server);
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'lee.park', MARINE);
  const main = page.getByRole('main');
  // Placing a test takes three presses; this is the first.
  await main.getByRole('button', { name: 'Place on test' }).last().click();
  const form = page.getByRole('dialog', { name: 'Place on test' });
  const press = form.getByRole('button', { name: 'Place on test' });
  await expect(form.getByRole('button', { name: 'Close' })).toBeFocused();
  const said: string[] = [];
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    said.push(await spoken(page));
  }
  expect(said).toEqual([
    'No action, radio, checked',
    'Technician test, radio, checked',
    '2 h, radio, checked',
    'Reason, textbox, Testing the system',
    'Change, button, not expanded',
    'Place on test, button',
  ]);
  await form.getByText('Fire inspection or drill').click();
  await press.click();
  await expect(form).toBeHidden();
  const banner = main.getByRole('heading', { name: /^The system is not being watched until / });
  await expect(banner).toBeFocused();
  await expectInView(banner);
  // A user who may only place tests sees no edit buttons.
  await expect(main.getByRole('button', { name: /^(Edit|Pin|Delete)/ })).toHaveCount(0);

  await main.getByRole('button', { name: 'Live test' }).click();
  await expect(zone(page, '002')).toHaveAccessibleName(inState('Waiting'));
  await receiver.signal(XMIT, '1132 002');
  await expect(page.getByRole('status', { name: 'Newest signal' })).toContainText('Received');
  await expect(zone(page, '002')).toHaveAccessibleName(inState('Received'));
  await expectAccessible(page);
  const off = page.getByRole('button', { name: 'Take off test' }).last();
  await off.click();
  const guard = page.getByRole('dialog', { name: 'Take it off test anyway?' });
  await expect(guard.getByText('002')).toBeVisible();
  await expectAccessible(page);
  await guard.getByRole('button', { name: 'Keep on test' }).click();
  await receiver.signal(XMIT, '3132 002');
  await expect(zone(page, '002')).toHaveAccessibleName(inState('Restored'));
  await off.click();
  await expect(main.getByText(/^Cleared early: Fire inspection or drill/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print results' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^test-results-700121-.+\.pdf$/);

  await page.goto(`${server.dealer}${NORTH}`);
  await main.getByRole('button', { name: 'Place on test' }).last().click();
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByRole('radio', { name: 'Only' }).check();
  const types = form.getByRole('combobox', { name: 'Service types' });
  await types.fill('burg');
  await types.press('Enter');
  await expect(form.getByRole('button', { name: 'Remove Burglary' })).toBeVisible();
  // The search is over, so one more Enter chooses nothing.
  await types.press('Enter');
  await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  // Suggestions can also be clicked.
  await types.fill('fi');
  await form.getByRole('option', { name: 'Fire', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Remove Fire' })).toBeVisible();
  await expectAccessible(page);
  await types.press('Escape');
  const code = form.getByLabel('Verify', { exact: true });
  await press.click();
  await expect(code).toHaveAccessibleDescription(/Enter a passcode or PIN with test authority/);
  await expect(code).toHaveAttribute('autocomplete', 'off');
  await expectAccessible(page);
  await code.fill('4908');
  await press.click();
  await expect(form.getByRole('alert')).toContainText('is not accepted for placing a test.');
  await code.fill('4907');
  await press.click();
  await expect(form).toBeHidden();
  await expect(main.getByText(/by Lee Park, verified by Felix Vaughn\.$/)).toBeVisible();
});

test('A customer places their own system on test in four taps on a phone, reads in a plain sentence what that means, and takes it off', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'owner@example.com', '/msa/summary');
  const main = page.getByRole('main');
  // Placing a test takes three presses, or four if fire and CO are included.
  await main.getByRole('button', { name: 'Place on test' }).click();
  await expect(main.getByText('No test is running or planned.')).toBeVisible();
  await expectAccessible(page);
  await main.getByText('Other', { exact: true }).click();
  await main.getByText('I understand').click();
  await main.getByRole('button', { name: 'Place on test' }).click();
  // The text contains a date if the test ends on the next day.
  const notWatched = /^Your system is not being watched until (\w{3} \d+, )?\d\d:\d\d E[SD]T$/;
  const banner = main.getByRole('heading', { name: notWatched });
  await expect(banner).toBeFocused();
  await expectInView(banner);
  await expect(main.getByRole('button', { name: 'Place on test' })).toHaveCount(0);
  // From the top, because a button that the head half covers counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Place another test' }).click();
  await expect(main.getByRole('button', { name: 'Place on test' })).toBeVisible();
  await main.getByRole('button', { name: 'Take off test' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  const row = main.getByRole('row', { name: /Cleared early/ });
  await expect(row).toContainText('by Carla Benson');
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Repeat' }).click();
  await expect(main.getByRole('radio', { name: 'Other', exact: true })).toBeChecked();
});
