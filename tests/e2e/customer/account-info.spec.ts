import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { arrive } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

test('A customer is led from what is missing to its field, looks at a gate code after the password, asks for a change and takes the certificate as a file', async ({
  page,
  server,
  clean,
}) => {
  // The first request to reveal a code is refused, because the password has not been entered yet.
  clean.allow(ANSWERED);
  await arrive(page, server, 'derek.moss@example.com', '/msa/account-info');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add: Call-first number' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit account' });
  await expect(panel.getByLabel('Call first')).toBeFocused();
  await panel.getByLabel('Call first').fill('12');
  await panel.getByLabel('Gate code', { exact: true }).fill('#7731');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('Enter a valid phone number')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Call first').fill('(207) 555-0188');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(main.getByText('(207) 555-0188')).toBeVisible();

  await main.getByRole('button', { name: 'Reveal the gate code' }).click();
  const check = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(check.getByLabel('Your password')).toBeFocused();
  await check.getByLabel('Your password').fill(DEMO_PASSWORD);
  await check.getByRole('button', { name: 'Show the code' }).click();
  await expect(main.getByText('#7731')).toBeVisible();

  await main.getByRole('button', { name: 'Request a change' }).click();
  const request = page.getByRole('dialog', { name: 'Request a change' });
  await request.getByLabel('Subdivision').fill('Quarry Row');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Request change' }).click();
  await expect(main.getByText('(empty) → Quarry Row')).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Alarm certificate (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^alarm-certificate-\d+-\d{4}-\d\d-\d\d\.pdf$/);
});
