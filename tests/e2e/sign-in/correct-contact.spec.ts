import { HttpVisitor } from '#tests/support/http-visitor.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { arrive } from '../support/arrive.ts';
import { dialogOf } from '../support/menus.ts';
import type { PortalServer } from '../support/server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const OLD = 'dealer.limited@example.com';
const NEW = 'ana.right@example.com';

/** Returns the link sent to the old contact, or an empty text until the message arrives. */
const refusalLink = async (server: PortalServer): Promise<string> => {
  const sent = await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent(OLD)}`);
  const mails = (await sent.json()) as { readonly link: string | null }[];
  return mails.find(({ link }) => link?.includes('refuse='))?.link ?? '';
};

test('Staff correct a contact, the old one is told and refuses, and the next sign-in is as before', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'staff.admin', '/support?q=ana%20duarte');
  await page.getByRole('button', { name: 'Ana Duarte', exact: true }).click();
  const ana = page.getByRole('main');
  await ana.getByRole('button', { name: 'Correct contact' }).click();
  const form = await dialogOf(page, 'Correct contact of Ana Duarte');
  await form.getByLabel('New email').fill(NEW);
  await form.getByLabel('Reason').fill('Called from premises, PIN checked');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Correct contact' }).click();
  await expect(ana.getByRole('button', { name: 'Withdraw new email address' })).toBeVisible();
  await expect(ana.getByText(NEW)).toBeVisible();

  const signIn = async () => {
    const answer = await new HttpVisitor(server.dealer).signIn('dealer.limited');
    return ((await answer.json()) as SessionGrant).session.requirements;
  };
  expect(await signIn()).toMatchObject({ contactCorrected: true, mfaSentToMsg: 'a•••@e•••.com' });

  await expect.poll(() => refusalLink(server)).toContain('refuse=');
  const link = await refusalLink(server);
  const owner = await page.context().newPage();
  await owner.goto(link);
  await expect(owner).not.toHaveURL(/refuse=/);
  expect(await signIn()).toMatchObject({ contactCorrected: true });
  await owner.getByRole('button', { name: 'Refuse the change' }).click();
  await expect(owner.getByRole('heading', { name: 'The change was refused' })).toBeVisible();
  expect(await signIn()).toMatchObject({ contactCorrected: false });
});
