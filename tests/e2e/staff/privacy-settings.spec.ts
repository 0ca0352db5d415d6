import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { arrive } from '../support/arrive.ts';
import { expectInView, resizeTo } from '../support/in-view.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('Staff publish a new privacy policy after a question; it is read at once and asked of everybody at the next sign-in', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?tab=policy');
  const text = page.getByLabel('Policy text');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(text).toHaveValue(/What we hold/);
  await expect(publish).toBeDisabled();
  await resizeTo(page, 390, 844);
  await expectInView(page.getByRole('link', { name: 'Privacy policy' }));
  await resizeTo(page, 1280, 900);
  await text.fill('One rule.\n\n<script>Nothing runs here.</script>');
  await publish.click();
  const question = await dialogOf(page, 'Publish a new version?');
  await expect(question.getByText(/next time they sign in/)).toBeVisible();
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 is published')).toBeVisible();
  await expect(page.getByText(/by Marcus Hale/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Read version 1' }).click();
  const older = await dialogOf(page, 'Version 1');
  await expect(older.getByText(/What we hold/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(older).toHaveCount(0);
  await chooseEntry(page, 'Help', 'About');
  await page.getByRole('button', { name: 'Privacy policy' }).click();
  const read = await dialogOf(page, 'Privacy policy');
  await expect(read.getByText('<script>Nothing runs here.</script>')).toBeVisible();

  const answer = await new HttpVisitor(server.dealer).signIn('dealer.limited');
  const { session } = (await answer.json()) as SessionGrant;
  expect(session.requirements.privacyPolicyRequired).toBe(true);
  await page.reload();
  await expect(text).toHaveValue(/One rule/);
});
