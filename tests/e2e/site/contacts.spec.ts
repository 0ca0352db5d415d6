import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Call list' });
const handle = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^Move ${name}, `) });
const namesOf = (page: Page) => rows(page).locator('[data-name]').allTextContents();

test('A customer orders the call list by keys and by dragging, sees who would be called when with a reason for each, and prints that', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'owner@example.com', '/msa/contacts');
  await expect(rows(page)).toBeVisible();
  const [first = '', second = '', third = '', ...rest] = await namesOf(page);
  await handle(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByText(`${first} is now 2 of ${rest.length + 3}`)).toBeAttached();
  await expect(handle(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('The order was saved')).toBeVisible();
  expect(await namesOf(page)).toEqual([second, third, first, ...rest]);

  const from = await handle(page, first).boundingBox();
  const to = await handle(page, second).boundingBox();
  if (from === null || to === null) throw new Error('a handle is not there');
  await page.mouse.move(from.x + 8, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 8, to.y + 10, { steps: 5 });
  const saved = page.waitForResponse(/contact-order/);
  await page.mouse.up();
  await expect.poll(() => namesOf(page)).toEqual([first, second, third, ...rest]);
  await saved;

  const order = main(page).getByRole('list', { name: /^Call order/ });
  await main(page).getByLabel('What happens').selectOption('Hold-up');
  await expect(page).toHaveURL(/kind=hold-up/);
  await expect(order.getByRole('listitem').first()).toContainText('sent first');
  await main(page).getByRole('radio', { name: 'Burglary' }).check({ force: true });
  await main(page).getByLabel('Day', { exact: true }).fill('2026-03-13');
  await main(page)
    .getByLabel(/^Time, /)
    .fill('02:30');
  await expect(page).toHaveURL(/at=2026-03-13T02%3A30/);
  await page.reload();
  await expect(order.getByText('Skipped: called only 07:00–18:00')).toBeVisible();
  await expect(order.getByText('Skipped: suspended')).toBeVisible();
  expect(await namesOf(page)).toEqual([first, second, third, ...rest]);
  await expectAccessible(page);
  const scale = main(page).getByRole('slider', { name: 'Time of the day' });
  await scale.fill('600');
  await expect(order.getByText('Skipped: called only 07:00–18:00')).toHaveCount(0);
  await scale.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=2026-03-13T10%3A15/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Print this order' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^call-order-\d+-burglary-2026-03-13\.pdf$/);
});

test('A dealer adds a contact on a phone, pastes rows after a look at each, finds them again after a reload, and moves one to a place', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700121&part=contacts');
  await expect(rows(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await expect(page).toHaveURL(/contact=new/);
  await form.getByLabel('Phone 1', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a name or a company')).toBeVisible();
  await expect(form.getByText('Enter a valid phone number')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('First name').fill('小龙');
  await form.getByLabel('Phone 1', { exact: true }).fill('+44 20 7946 0018');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page).getByText('小龙')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Paste contacts' }).click();
  const panel = page.getByRole('dialog', { name: 'Paste contacts' });
  const text = panel.getByLabel('Rows from a spreadsheet');
  await text.fill('Name\tCell\nAnn Egan\t2075550188\nBo Chou\t12');
  await expect(panel.getByText(/1 of 2 rows have errors/)).toBeVisible();
  await expectAccessible(page);
  await text.fill('Name\tCell\tPIN\nAnn Egan\t2075550188\t4907\nBo Chou\t2075550189\t');
  // Reloads the page as if by accident.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(text).toHaveValue('Name\tCell\tPIN\nAnn Egan\t2075550188\t\nBo Chou\t2075550189\t');
  await panel.getByRole('button', { name: 'Add 2 contacts' }).click();
  await expect(panel).toBeHidden();
  await rows(page).getByRole('button', { name: 'Actions for Bo Chou' }).click();
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  const place = page.getByRole('dialog', { name: 'Move Bo Chou' });
  await place.getByLabel('Position').fill('1');
  await place.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(async () => (await namesOf(page))[0]).toBe('Bo Chou');
});
