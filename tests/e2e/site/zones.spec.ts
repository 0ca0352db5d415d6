import { arrive } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** URL and transmitter code of a dealer's shop in the demo world. */
const SITE = { path: '/site/info?sn=700121&part=zones', xmit: 'HP1120' } as const;

test('A dealer defines what was received, adds a range, changes and deletes a zone, takes it back, and imports rows that were checked to test one of them', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await receiver.signal(SITE.xmit, '1150 044');
  await arrive(page, server, 'dealer.limited', SITE.path);
  const main = page.getByRole('main');
  const strip = main.getByRole('region', { name: 'Received but not defined' });
  await expect(strip.getByText('24-hour non-burglary')).toBeVisible();
  await expectAccessible(page);
  await strip.getByRole('button', { name: /^Define zone 044/ }).click();
  const panel = page.getByRole('dialog', { name: 'New zone' });
  await expect(panel.getByLabel('Zone', { exact: true })).toHaveValue('044');
  await panel.getByLabel('Description').fill('Cold room – button');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add zone' }).click();
  await expect(panel).toBeHidden();
  await expect(strip).toBeHidden();
  expect(page.url()).not.toContain('zone=');

  await main.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add range' }).click();
  const range = page.getByRole('dialog', { name: 'Add a range of zones' });
  await range.getByLabel('Zones from–to').fill('301-304');
  await range.getByLabel('Description').fill('Window # – contact');
  await expect(range.getByText('4 zones will be added.')).toBeVisible();
  await expectAccessible(page);
  await range.getByRole('button', { name: 'Add 4 zones' }).click();
  await expect(range).toBeHidden();

  await main.getByLabel('Search').fill('window 303');
  await main.getByRole('button', { name: /^Open zone 303/ }).click();
  const zone = page.getByRole('dialog', { name: 'Zone 303' });
  await zone.getByLabel('Description').fill('Skylight – glass break');
  await zone.getByRole('button', { name: 'Save' }).click();
  await expect(zone).toBeHidden();
  await main.getByLabel('Search').fill('skylight');
  await main.getByRole('button', { name: /^Open zone 303/ }).click();
  await zone.getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('No zone matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: /^Open zone 303/ })).toBeVisible();

  await page.goto(`${server.dealer}${SITE.path}&zone=import`);
  const file = page.getByRole('dialog', { name: 'Import zones' });
  await file
    .getByLabel('Or paste the rows')
    .fill('Zone,Description,Service type\n401,Roof hatch – contact,Burglary\n402,Attic,Nonsense');
  await file.getByRole('button', { name: 'Check the rows' }).click();
  await expect(file.getByText('Nonsense is not a zone service type')).toBeVisible();
  await expectAccessible(page);
  await file.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(file).toBeHidden();
  await main.getByLabel('Search').fill('roof hatch');
  await main.getByRole('button', { name: /^Open zone 401/ }).click();
  await page.getByRole('button', { name: 'Test this zone' }).click();
  const form = page.getByRole('dialog', { name: 'Place on test' });
  await expect(form.getByRole('button', { name: /^Remove .*401/ })).toBeVisible();
});

test('A customer changes the words of a zone and nothing else on a phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server, 'limited@example.com', '/msa/zones');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add zone' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: /^Open zone 001/ }).click();
  const panel = page.getByRole('dialog', { name: 'Zone 001' });
  await expect(panel.getByLabel('Signal code')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await panel.getByLabel('Description').fill('Kitchen door – contact');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(main.getByText('Kitchen door – contact')).toBeVisible();
});
