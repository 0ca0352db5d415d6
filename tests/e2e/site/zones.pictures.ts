import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, test } from '../support/test.ts';

/** Transmitter code and URL of a bakery that is on test. */
const BAKERY = { xmit: 'HP1207', path: '/site/info?sn=700108&part=zones' } as const;

const FILE = [
  'Zone,Description,Service type',
  '002,Back door – contact,Burglary',
  '051,Roof hatch – contact,Burglary',
  '052,Cold store – low temperature sensor,Environmental',
  '053,Somewhere,Nonsense',
].join('\n');

const listed = (page: Page) =>
  expect(page.getByRole('button', { name: /^Open zone 001/ })).toBeVisible();

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`zones ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('a dealer’s tab and what stands over it', async ({ page, server }) => {
        const receiver = await receiverOf(server);
        for (const signal of [
          '1150 044',
          '1150 044',
          '1383 017',
          '1131 002',
          '3131 002',
          '1132 004',
        ])
          await receiver.signal(BAKERY.xmit, signal);
        await arrive(page, server, 'dealer.admin', BAKERY.path);
        await listed(page);
        await shoot(page, '36-zones');
        await page.getByRole('button', { name: /^Open zone 002/ }).click();
        await expect(page.getByRole('dialog', { name: 'Zone 002' })).toBeVisible();
        await shoot(page, '36-zones-edit');
        for (const [word, name] of [
          ['new', 'New zone'],
          ['range', 'Add a range of zones'],
          ['copy', 'Copy zones'],
          ['import', 'Import zones'],
        ] as const) {
          await page.goto(`${server.dealer}${BAKERY.path}&zone=${word}`);
          const panel = page.getByRole('dialog', { name });
          await expect(panel).toBeVisible();
          if (word === 'range') {
            await panel.getByLabel('Zones from–to').fill('031-034');
            await panel.getByLabel('Description').fill('Window # – contact');
          }
          if (word === 'import') {
            await panel.getByLabel('Or paste the rows').fill(FILE);
            await panel.getByRole('button', { name: 'Check the rows' }).click();
            await expect(panel.getByText('Refused').first()).toBeVisible();
          }
          await shoot(page, `36-zones-${word}`);
        }
        await page.goto(`${server.dealer}${BAKERY.path}&q=nothing+like+it`);
        await expect(page.getByText('No zone matches')).toBeVisible();
        await shoot(page, '36-zones-no-match');
      });

      test('a customer’s screen', async ({ page, server }) => {
        await arrive(page, server, 'owner@example.com', '/msa/zones');
        await listed(page);
        await shoot(page, '37-zones-customer');
        await page.getByRole('button', { name: /^Open zone 001/ }).click();
        await expect(page.getByRole('dialog', { name: 'Zone 001' })).toBeVisible();
        await shoot(page, '37-zones-customer-edit');
      });
    });
  }
