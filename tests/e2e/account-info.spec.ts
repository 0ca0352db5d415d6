import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { arrive } from './support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from './support/test.ts';

test('a customer completes their account: what is missing leads to its field, a wrong phone is said, and a request stands under the value in force', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'limited@example.com', '/msa/account-info');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing → Foundry Row')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Add: A number to call before anybody is sent' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit account' });
  await expect(panel.getByLabel('Call first')).toBeFocused();
  await panel.getByLabel('Call first').fill('12');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter a valid phone number')).toBeVisible();
  await panel.getByLabel('Call first').fill('(207) 555-0188');
  await panel.getByLabel('Display name').fill('Home at the quarry');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(main.getByText('(207) 555-0188')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Home at the quarry')).toBeVisible();

  await main.getByRole('button', { name: 'Add another permit' }).click();
  await main.getByLabel('Another permit number').fill('P-4821');
  await main.getByRole('button', { name: 'Save permit' }).click();
  await expect(main.getByText('P-4821')).toBeVisible();

  await main.getByRole('button', { name: 'Request a change' }).click();
  const request = page.getByRole('dialog', { name: 'Request a change' });
  await request.getByLabel('Subdivision').fill('Quarry Row');
  await request.getByLabel('Unit').fill('Rear');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Request 2 changes' }).click();
  await expect(main.getByText('Nothing → Quarry Row')).toBeVisible();
  await expect(main.getByText('Nothing → Rear')).toBeVisible();
  await expect(main.getByText('Nothing → Foundry Row')).toHaveCount(0);
  await main.getByRole('button', { name: 'Withdraw: Unit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(main.getByText('Nothing → Rear')).toHaveCount(0);
  await expect(main.getByText('Nothing → Quarry Row')).toBeVisible();
});

test('a change of somebody else is shown before it is saved over, and the certificate comes as a file', async ({
  page,
  server,
  browser,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'derek.moss@example.com', '/msa/account-info');
  const main = page.getByRole('main');
  const edit = async (at: typeof page, hazards: string) => {
    await at.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await at.getByLabel('Hazards').fill(hazards);
  };
  await edit(page, 'Propane tank');
  const context = await browser.newContext();
  const other = await context.newPage();
  await arrive(other, server, 'derek.moss@example.com', '/msa/account-info');
  await edit(other, 'Icy steps');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('main').getByText('Icy steps')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved a change/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByText('Propane tank')).toBeVisible();

  // A gate code is set and shown for a moment, after the password.
  await main.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Gate code', { exact: true }).fill('#7731');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main.getByRole('button', { name: 'Reveal the gate code' }).click();
  const check = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(check.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await check.getByLabel('Your password').fill(DEMO_PASSWORD);
  await check.getByRole('button', { name: 'Show the code' }).click();
  await expect(main.getByText('#7731')).toBeVisible();
  await main.getByRole('button', { name: 'Hide the gate code' }).click();
  await expect(main.getByText('#7731')).toHaveCount(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Alarm certificate (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^alarm-certificate-\d+-\d{4}-\d\d-\d\d\.pdf$/);
});
