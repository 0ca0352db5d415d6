import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const CUSTOMER = 'derek.moss@example.com';
const DEALER = 'dealer.limited';
const STAFF = 'staff.admin';

test('A customer’s request goes by the dealer and the staff into the account, and its customer sees what became of it', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, CUSTOMER, '/msa/account-info');
  await main.getByRole('button', { name: 'Request a change' }).click();
  const form = page.getByRole('dialog', { name: 'Request a change' });
  await form.getByLabel('Subdivision').fill('Kiln Bank');
  await form.getByRole('button', { name: 'Request change' }).click();
  await expect(main.getByText('(empty) → Kiln Bank')).toBeVisible();

  await arrive(page, server, DEALER, '/site/requests?q=moss&state=Submitted');
  await expectAccessible(page);
  await main.getByRole('button', { name: /Moss/ }).click();
  const panel = main.getByRole('region', { name: 'Subdivision', exact: true });
  await expect(panel.getByText('(empty) → Kiln Bank')).toBeVisible();
  await panel.getByRole('button', { name: 'Approve' }).click();
  await panel.getByLabel('Answer').fill('Stands in the account from tomorrow.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Approve request' }).click();
  await expect(panel.getByText('Approved').first()).toBeVisible();
  await page.goto(`${server.dealer}/site/requests?q=HP1412`);
  await main.getByRole('checkbox', { name: /^Select all/ }).check({ force: true });
  await main.getByRole('button', { name: 'Approve selected' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 1 request?' });
  await expect(question.getByText('Already refused')).toBeVisible();
  await expectAccessible(page);

  await arrive(page, server, STAFF, '/support?tab=requests&q=moss');
  await main.getByRole('button', { name: /Moss/ }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('Applied').first()).toBeVisible();

  await arrive(page, server, CUSTOMER, '/msa/account-info');
  await expect(main.getByText(/^Applied by Marcus Hale, /)).toBeVisible();
  await expect(main.getByText(/^Kiln Bank/)).toBeVisible();
});

test('A dealer cancels a service from its page, sees it pending once staff applied that, and takes it back', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await arrive(page, server, DEALER, '/site/info?sn=700121');
  await main.getByRole('button', { name: 'More about this site' }).click();
  await page.getByRole('menuitem', { name: 'Cancel service' }).click();
  const form = page.getByRole('dialog', { name: 'Cancel service' });
  await form.getByLabel('In your own words').fill('Gone');
  await form.getByRole('button', { name: 'Cancel service' }).click();
  await expect(form.getByText('Choose a reason').last()).toBeVisible();
  await expect(form.getByText('Enter at least 5 characters')).toBeVisible();
  await expectAccessible(page);
  // Opens the calendar and selects the focused day, which is the first selectable day.
  await form.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = form.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.locator('[tabindex="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await form.getByLabel('Reason').selectOption('Sold or closed');
  await form.getByLabel('In your own words').fill('The supply shop closes for good.');
  await form.getByRole('button', { name: 'Cancel service' }).click();
  await expect(form).toBeHidden();
  const notice = main.getByRole('region', { name: 'Cancellation' });
  await expect(notice.getByText('Approved', { exact: true })).toBeVisible();

  await arrive(page, server, STAFF, '/support?tab=requests&kind=cancellation');
  await main.getByRole('button', { name: /Harbor|Marine/ }).click();
  const panel = main.getByRole('region', { name: 'Cancel service', exact: true });
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByRole('button', { name: 'Withdraw cancellation' })).toBeVisible();

  await arrive(page, server, DEALER, '/site/info?sn=700121');
  await expect(notice.getByText('Cancel pending')).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Withdraw cancellation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('The cancellation was withdrawn')).toBeVisible();
});
