import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { receiverOf } from '../support/receiver.ts';
import { expect, test } from '../support/test.ts';

/** Number of a cold-storage site with alarms. */
const WORKS = 700101;

const PASTE = [
  '76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026',
  '1207 18 1134 01 003 4',
  'Nri1/BA3^Front door^',
].join('\n');

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`history ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean, page }) => {
        clean.allow(/./);
        page.setDefaultTimeout(15000);
      });

      test('of a site', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', `/site/history?sn=${WORKS}&from=2024-12-01`);
        const main = page.getByRole('main');
        await expect(main.getByRole('region', { name: 'Alarms' })).toBeVisible();
        await shoot(page, '38-history');
        const fold = main.getByRole('button', { name: /^Alarm \d/ }).first();
        await fold.click();
        await expect(main.getByText(/from signal to full clear|so far/)).toBeVisible();
        await shoot(page, '38-history-alarm');
        const receiver = await receiverOf(server);
        await receiver.signal('HP2210', '1602 000');
        await expect(main.getByText(/\d new/)).toBeVisible();
        await main
          .getByRole('button', { name: /details of/ })
          .first()
          .click();
        await expect(
          page.getByRole('dialog').getByText('Raw signal', { exact: true }),
        ).toBeVisible();
        await shoot(page, '38-history-row');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await shoot(page, '38-history-filters');
        await page.goto(`${server.dealer}/site/history?sn=${WORKS}&view=all&from=2024-12-01`);
        await expect(main.getByRole('region', { name: 'All activity' })).toBeVisible();
        await shoot(page, '38-history-all');
        await page.goto(
          `${server.dealer}/site/history?sn=${WORKS}&view=all&from=2025-01-02&to=2025-01-03`,
        );
        await expect(main.getByText(/No signals in this period/)).toBeVisible();
        await shoot(page, '38-history-empty');
      });

      test('a long one that is taken away in the background', async ({ page, server }) => {
        // Mocks the long history and its export job, so that the test need not write 5,000 rows.
        const total = 7312;
        const job = { id: 'played', total, file: null, problem: null };
        await page.route(/\/api\/site\/\d+\/history\?/, async (route) => {
          const answer = await route.fetch();
          const json = { ...((await answer.json()) as object), total: 5000, more: true };
          await route.fulfill({ response: answer, json });
        });
        await page.route(/\/history\/exports/, (route) =>
          route.fulfill({ json: { ...job, state: 'waiting', done: 0 } }),
        );
        const played: { json: object } = { json: { ...job, state: 'running', done: 3000 } };
        await page.route(/\/api\/jobs\/played/, (route) => route.fulfill(played));
        await arrive(page, server, 'dealer.admin', `/site/history?sn=${WORKS}&view=all`);
        const main = page.getByRole('main');
        await expect(main.getByRole('region', { name: 'All activity' })).toBeVisible();
        await main.getByRole('button', { name: /^Export/ }).click();
        await page.getByRole('menuitem', { name: /CSV/ }).click();
        await expect(main.getByText('3,000 of 7,312 rows')).toBeVisible();
        await shoot(page, '38-history-export');
        const file = { name: 'history.csv', size: 812000, expiresAt: new Date().toISOString() };
        played.json = { ...job, state: 'done', done: total, file };
        await expect(main.getByRole('button', { name: 'Download' })).toBeVisible();
        await shoot(page, '38-history-export-done');
      });

      test('and the decoder', async ({ page, server }) => {
        await arrive(page, server, 'dealer.admin', '/resources?tool=decoder');
        await expect(page.getByText('Nothing to decode yet')).toBeVisible();
        await shoot(page, '39-decoder-empty');
        await page.getByLabel('Contact ID, SIA or DC-09').fill(PASTE);
        await page.getByLabel('Evaluate for account').fill('HP1561');
        await page.getByRole('button', { name: 'What would happen' }).click();
        await expect(page.getByText(/^Opens an alarm|^Only logged|^Joins/).first()).toBeVisible();
        await shoot(page, '39-decoder');
      });
    });
  }
