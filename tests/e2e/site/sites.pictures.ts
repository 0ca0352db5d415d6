import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, test } from '../support/test.ts';

/** Transmitter code of a shop whose customer has five sites. */
const SHOP = 'HP1412';

const MARINE = '/site/info?sn=700121';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`sites ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a customer, by day and at night', async ({ page, server }) => {
        const receiver = await receiverOf(server);
        await arrive(page, server, 'owner@example.com', '/msa/summary');
        const main = page.getByRole('main');
        await expect(main.getByText('Your system is being watched.')).toBeVisible();
        await shoot(page, '30-summary');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '30-summary-below');
        for (const screen of ['account-info', 'panel-info', 'no-action']) {
          await page.goto(`${server.consumer}/msa/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.waitForTimeout(1500);
          await shoot(page, `31-${screen}`);
          await page.mouse.wheel(0, 4000);
          await shoot(page, `31-${screen}-below`);
        }
        await page.goto(`${server.consumer}/msa/summary`);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const num = (await receiver.signal(SHOP, '1134 002')).alarmNum ?? 0;
        await receiver.act(num, 'Picked up');
        await receiver.signal(SHOP, '1132 003');
        await receiver.act(num, 'No answer', { contact: 'the premises' });
        await receiver.act(num, 'Dispatched', { contact: 'Police', avs: 2 });
        await expect(main.getByRole('heading', { name: 'Police are on the way' })).toBeVisible();
        await shoot(page, '32-alarm');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '32-alarm-below');
        await page.getByRole('button', { name: 'It was a mistake' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot(page, '32-alarm-mistake');
        await page.keyboard.press('Escape');
        await receiver.act(num, 'Full clear', { disposition: 'Actual – police' });
        await main.getByRole('link', { name: /It was a break-in/ }).click();
        await expect(main.getByRole('heading', { name: 'The alarm is over' })).toBeVisible();
        await shoot(page, '32-alarm-over');
      });

      test('a dealer at sites in each state', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', MARINE);
        await page.waitForTimeout(1500);
        await shoot(page, '33-site');
        for (const [name, text] of [
          ['alarm', 'HP2210'],
          ['on-test', 'HP1092'],
          ['forgotten', 'HP1330'],
          ['two-devices', 'HP1207'],
        ] as const) {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox', { name: 'Search accounts' }).fill(text);
          await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(text);
          await shoot(page, `34-search-${name}`);
          await page.keyboard.press('Enter');
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.waitForTimeout(1500);
          await shoot(page, `34-site-${name}`);
          await page.mouse.wheel(0, 4000);
          await shoot(page, `34-site-${name}-below`);
        }
      });

      test('a technician, from the form to the results', async ({ page, server }) => {
        const receiver = await receiverOf(server);
        await arrive(page, server, 'lee.park', MARINE);
        const main = page.getByRole('main');
        const copy = main.getByRole('button', { name: /^Copy account number HP/ }).first();
        const xmit = /HP\d+/.exec((await copy.textContent()) ?? '')?.[0] ?? '';
        await main.getByRole('button', { name: 'Place on test' }).last().click();
        const form = page.getByRole('dialog', { name: 'Place on test' });
        await expect(form).toBeVisible();
        await shoot(page, '35-test-form');
        await form.getByText('Fire inspection or drill').click();
        await form.getByRole('button', { name: 'Place on test' }).click();
        await expect(form).toBeHidden();
        await shoot(page, '35-test-running');
        await main.getByRole('button', { name: 'Live test' }).click();
        await shoot(page, '36-test-walk-begins');
        for (const text of ['1134 001', '3134 001', '1132 002', '1131 003', '3131 003', '1150 044'])
          await receiver.signal(xmit, text);
        await expect(page.getByRole('listitem', { name: /^Zone 003, .*Restored/ })).toBeVisible();
        await shoot(page, '36-test-walk');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '36-test-walk-below');
        await page.getByRole('button', { name: 'Take off test' }).last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot(page, '36-off-test-guard');
      });

      test('what is empty, does not load or may not be seen', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/site/info');
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Search accounts' }).fill('HP1904');
        await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('HP1904');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.waitForTimeout(1500);
        await shoot(page, '37-site-empty');
        await page.mouse.wheel(0, 4000);
        await shoot(page, '37-site-empty-below');
        await page.context().clearCookies();
        await arrive(page, server, 'newcomer@example.com', '/msa/summary');
        for (const screen of ['summary', 'account-info', 'panel-info', 'no-action']) {
          await page.goto(`${server.consumer}/msa/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.waitForTimeout(500);
          await shoot(page, `38-nothing-${screen}`);
        }
        await page.context().clearCookies();
        await arrive(page, server, 'owner@example.com', '/msa/summary');
        // Aborts all requests about a site, as without a network.
        await page.route(/\/api\/(msa\/summary|site)\b/, (route) => route.abort());
        for (const screen of ['summary', 'account-info', 'panel-info', 'no-action']) {
          await page.goto(`${server.consumer}/msa/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.waitForTimeout(5000);
          await shoot(page, `39-failed-${screen}`);
        }
      });
    });
  }
