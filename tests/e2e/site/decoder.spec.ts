import { arrive } from '../support/arrive.ts';
import { walkTo } from '../support/keyboard.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const FRAME = '76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026';

test('A dealer has a pasted frame taken apart piece by piece and checked at an account, by the keyboard alone', async ({
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
  const parts = line.getByRole('list', { name: 'Line 1, part by part' });
  await expect(parts.getByRole('listitem').filter({ hasText: 'Event code' })).toContainText(
    'Entry/exit',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('HP1120');
  await page.keyboard.press('Enter');
  await expect(line.getByRole('heading', { name: /^At HP1120/ })).toBeVisible();
  await expect(line.getByText('What happens')).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).not.toContain('1207');
  await text.fill('garbled ~ line');
  await expect(page.getByText('A receiver would refuse it')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
