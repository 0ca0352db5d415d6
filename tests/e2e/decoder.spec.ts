import { arrive } from './support/arrive.ts';
import { walkTo } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const FRAME = '76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026';

test('a pasted frame is taken apart piece by piece and judged at an account, by keyboard alone', async ({
  page,
  server,
}) => {
  await arrive(page, server, 'dealer.admin', '/resources');
  await walkTo(page, /^Event-code decoder$/);
  await page.keyboard.press('Enter');
  const text = page.getByLabel('Contact ID, SIA or DC-09');
  await expect(text).toBeVisible();
  await text.focus();
  await page.keyboard.insertText(FRAME);
  const line = page.getByRole('region', { name: 'Line 1, DC-09 frame' });
  await expect(line.getByText('Right', { exact: true }).first()).toBeVisible();
  const parts = line.getByRole('list', { name: 'Line 1, piece by piece' });
  await expect(parts.getByRole('listitem').filter({ hasText: 'Event code' })).toContainText(
    'Entry/exit',
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('HP1120');
  await page.keyboard.press('Enter');
  await expect(line.getByRole('heading', { name: /^At HP1120/ })).toBeVisible();
  await expect(line.getByText('What happens')).toBeVisible();
  expect(page.url()).not.toContain('1207');
  await expectAccessible(page);
});

test('what is wrong is told at its place, and another dealer’s account is like none', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(/404/);
  await arrive(page, server, 'dealer.limited', '/resources?tool=decoder');
  await page
    .getByLabel('Contact ID, SIA or DC-09')
    .fill(['1207 18 1134 01 003 4', 'Nri1/BA3^Front door^', 'garbled ~ line'].join('\n'));
  const first = page.getByRole('region', { name: 'Line 1, Contact ID' });
  await expect(first.getByText('The checksum should be 3, not 4.')).toBeVisible();
  await expect(first.getByText('A receiver refuses it')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Line 2, SIA' }).getByText('Front door').first(),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^Line 3/ }).getByText('A receiver refuses it'),
  ).toBeVisible();
  await page.getByLabel('Account at which it is judged').fill('ZZ9999');
  await page.getByRole('button', { name: 'What would happen' }).click();
  await expect(page.getByText('None of your accounts has the transmitter ZZ9999.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
