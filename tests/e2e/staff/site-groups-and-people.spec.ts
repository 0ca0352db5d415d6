import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive, personOf } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A staff member sets up a group, invites its first user, publishes terms from a file and changes what a user may', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?tab=people');
  const number = page.getByLabel('Number', { exact: true });
  await number.fill('4480999');
  await expect(page.getByText('4480999 is free.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Old Mill Security');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Group 4480999 Old Mill Security was created')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a dealer user' }).click();
  const form = await dialogOf(page, 'Invite a dealer user');
  await form.getByLabel('Name').fill('Dana Quill');
  await form.getByLabel('Email').fill('dana.quill@example.com');
  await form.getByLabel('Add a group by its number').fill('4480999');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Quill' })).toContainText(
    'Works until',
  );

  const publish = page.getByRole('button', { name: 'Publish version 2' });
  await expect(publish).toBeDisabled();
  await page.locator('#terms-file-input').setInputFiles({
    name: 'terms-v2.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('Second terms.\r\n\r\n<script>Nothing runs here.</script>'),
  });
  await expect(page.getByText(/^5 words, read/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await dialogOf(page, 'Terms and conditions');
  await expect(preview.getByText('<script>Nothing runs here.</script>')).toBeVisible();
  await preview.getByRole('button', { name: 'Done' }).click();
  await publish.click();
  const question = await dialogOf(page, 'Publish a new version?');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 is published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish version 3' })).toBeDisabled();
  await expectAccessible(page);
  const answer = await new HttpVisitor(server.dealer).signIn('dealer.limited');
  const { session } = (await answer.json()) as SessionGrant;
  expect(session.requirements.termsAndConditionsRequired).toBe(true);

  await page.goto(`${server.dealer}/support?user=${personOf('dealer.limited').id}`);
  await page.getByRole('button', { name: 'Change groups and rights' }).click();
  const panel = await dialogOf(page, 'Groups and rights for Ana Duarte');
  await panel.getByRole('checkbox', { name: 'Billing' }).check({ force: true });
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/, Billing/)).toBeVisible();
});
