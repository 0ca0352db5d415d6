import { demoMessage } from '#adapters/server/demo/write-answering.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`messages ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('the inbox, a message, its forms, and what is empty', async ({ page, server }) => {
        const main = page.getByRole('main');
        await arrive(page, server, 'dealer.admin', '/ans-service/messages?sg=4490');
        await expect(main.getByText('Escalated').first()).toBeVisible();
        await shoot(page, '60-messages');
        await page.goto(
          `${server.originOf('dealer')}/ans-service/messages?sg=4490&message=${demoMessage(1)}`,
        );
        await expect(page.getByRole('heading', { name: 'Delivery log' })).toBeVisible();
        await shoot(page, '61-message');
        await page.getByRole('button', { name: 'Re-deliver' }).click();
        await shoot(page, '62-message-redeliver');
        await page.goto(`${server.originOf('dealer')}/ans-service/messages?sg=4490&q=zebra`);
        await expect(main.getByText('No matching messages')).toBeVisible();
        await shoot(page, '63-messages-empty');
        await page.goto(`${server.originOf('dealer')}/home/dashboard`);
        const card = page.getByRole('region', { name: 'Answering service' });
        await expect(card).toContainText('waiting');
        await card.scrollIntoViewIfNeeded();
        await shoot(page, '64-dashboard-messages');
        await arrive(page, server, 'sam.ortiz', '/ans-service/messages');
        await page.goto(
          `${server.originOf('dealer')}/ans-service/messages?message=${demoMessage(1)}`,
        );
        await expect(page.getByRole('heading', { name: 'Delivery log' })).toBeVisible();
        await shoot(page, '64-message-reader');
      });
    });
  }
