import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { receiverOf } from './support/receiver.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** A commercial site that nobody tests. */
const MARINE = '/site/info?sn=700121';

/** A site of a group that demands a code for each test; the PIN of its first contact is 4907. */
const NORTH = '/site/info?sn=700137';

const zone = (page: Page, number: string) =>
  page.getByRole('listitem', { name: new RegExp(`^Zone ${number}, `) });
const inState = (state: string) => new RegExp(`: ${state}`);

test('technician day: three taps place it, signals tick zones, it lasts longer, the guard asks, the results print', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'lee.park', MARINE);
  const main = page.getByRole('main');
  const copy = main.getByRole('button', { name: /^Copy account number HP/ }).first();
  const xmit = /HP\d+/.exec((await copy.textContent()) ?? '')?.[0] ?? '';

  // One, two, three.
  await main.getByRole('button', { name: 'Place on test' }).last().click();
  const form = page.getByRole('dialog', { name: 'Place on test' });
  await form.getByText('Fire inspection or drill').click();
  await form.getByRole('button', { name: 'Place on test' }).click();
  await expect(form).toBeHidden();
  await expect(main.getByText(/^ON TEST · .+ left$/).filter({ visible: true })).toBeVisible();
  await expect(main.getByText(/^Fire inspection or drill, started .+ by Lee Park\./)).toBeVisible();

  await main.getByRole('button', { name: 'Live test' }).click();
  await expect(zone(page, '001')).toHaveAccessibleName(inState('Waiting'));
  const newest = page.getByRole('status', { name: 'Newest signal' });
  await receiver.signal(xmit, '1134 001');
  await expect(newest).toContainText('Received');
  await expect(zone(page, '001')).toHaveAccessibleName(inState('Received'));
  await receiver.signal(xmit, '3134 001');
  await expect(newest).toContainText('Restored');
  await expect(zone(page, '001')).toHaveAccessibleName(inState('Restored'));
  await receiver.signal(xmit, '1132 002');
  await expect(zone(page, '002')).toHaveAccessibleName(inState('Received'));
  await expect(zone(page, '003')).toHaveAccessibleName(inState('Waiting'));
  await expectAccessible(page);

  await page.getByRole('button', { name: '+30 min' }).last().click();
  await expect(page.getByText('30 minutes added.')).toBeVisible();
  const off = page.getByRole('button', { name: 'Take off test' }).last();
  await off.click();
  const guard = page.getByRole('dialog', { name: 'Take it off test anyway?' });
  await expect(guard.getByText('002')).toBeVisible();
  await expectAccessible(page);
  await guard.getByRole('button', { name: 'Keep on test' }).click();
  await receiver.signal(xmit, '3132 002');
  await expect(zone(page, '002')).toHaveAccessibleName(inState('Restored'));
  await off.click();
  await expect(main.getByText(/^Cleared early: Fire inspection or drill/)).toBeVisible();
  await expect(main.getByText(/^ON TEST ·/)).toHaveCount(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print results' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^test-results-700121-.+\.pdf$/);
});

test('a customer places their own system in four taps on a phone: fire is confirmed apart, the sentence is plain, the list keeps what is over', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'owner@example.com', '/msa/summary');
  const main = page.getByRole('main');
  // One, two, three for fire and CO, four.
  await main.getByRole('button', { name: 'Place on test' }).click();
  await expect(main.getByText('No test is running or planned.')).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Panel swap' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByText('Other', { exact: true }).click();
  await main.getByText('I understand').click();
  await main.getByRole('button', { name: 'Place on test' }).click();
  await expect(
    // Late in the evening it ends on the next day.
    main.getByText(/^Your system is not being watched until (\w{3} \d+, )?\d\d:\d\d E[SD]T$/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('button', { name: '+1 h' }).click();
  await expect(main.getByText('60 minutes added.')).toBeVisible();
  await main.getByRole('button', { name: 'Take off test' }).click();
  const row = main.getByRole('row', { name: /Cleared early/ });
  await expect(row).toContainText('by Carla Benson');
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Repeat' }).click();
  await expect(main.getByRole('radio', { name: 'Other', exact: true })).toBeChecked();
});

test('a customer without the right is told so, and no menu leads there', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'limited@example.com', '/msa/no-action');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Place on test' })).toHaveCount(0);
});

test('where the group demands a code, a wrong one places nothing, and the list names the holder of the right one', async ({
  page,
  server,
  clean,
}) => {
  // The refusal of the wrong code.
  clean.allow(/422/);
  await arrive(page, server, 'lee.park', NORTH);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Place on test' }).first().click();
  const form = page.getByRole('dialog', { name: 'Place on test' });
  const press = form.getByRole('button', { name: 'Place on test' });
  const code = form.getByLabel('Verify', { exact: true });
  await press.click();
  await expect(code).toHaveAccessibleDescription(/Enter a passcode or PIN with test authority/);
  await expect(code).toHaveAttribute('autocomplete', 'off');
  await expectAccessible(page);
  await code.fill('4908');
  await press.click();
  await expect(form.getByRole('alert')).toContainText(
    'This passcode or PIN is not accepted for placing a test.',
  );
  await code.fill('4907');
  await press.click();
  await expect(form).toBeHidden();
  await expect(main.getByRole('row', { name: /Verified by Felix Vaughn/ })).toBeVisible();
  await expect(main.getByText(/by Lee Park, verified by Felix Vaughn\.$/)).toBeVisible();
  await expectAccessible(page);
});
