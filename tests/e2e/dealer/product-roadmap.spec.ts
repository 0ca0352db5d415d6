import { arrive } from '../support/arrive.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('A dealer votes and asks to be told, staff ship it, and one mail arrives', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.limited', '/home/product-roadmap');
  const entry = page.getByRole('article', { name: 'Calendar feed of on-call lists' });
  const vote = entry.getByRole('button', { name: /^Vote for/ });
  await expect(vote).toContainText('1 vote');
  await vote.click();
  await expect(vote).toContainText('2 votes');
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await entry.getByRole('button', { name: /^Notify me/ }).click();
  await expect(entry.getByText('You’ll be notified')).toBeVisible();
  await page.reload();
  await expect(entry.getByText('You’ll be notified')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, server, 'staff.admin', '/marketing?part=roadmap');
  await page
    .getByRole('button', { name: 'More actions for Calendar feed of on-call lists' })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Shipped' }).check({ force: true });
  await expect(page.getByText(/Saving emails the people who asked/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The entry was saved')).toBeVisible();
  await expect
    .poll(async () => {
      const outbox = await fetch(`${server.dealer}/demo/outbox.json?to=dealer.limited@example.com`);
      return (await outbox.text()).split('Shipped: Calendar feed').length - 1;
    })
    .toBe(1);
});
