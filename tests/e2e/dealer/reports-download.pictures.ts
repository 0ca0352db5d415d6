import { mailReport } from '../support/mailed-report.ts';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test, wrongCode } from '../support/test.ts';

const READER = 'reader@example.com';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`mailed report ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('from the link to the file, and what goes wrong', async ({ page, server }) => {
        const link = await mailReport(server, READER);
        await page.goto(link);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await shoot(page, '70-report-ask');
        await dialog.getByRole('button', { name: 'Send code' }).click();
        const { code } = await server.code(READER);
        await expect(dialog.getByLabel('Verification code')).toBeVisible();
        await dialog.getByLabel('Verification code').pressSequentially(wrongCode(code));
        await dialog.getByRole('button', { name: 'Verify' }).click();
        await expect(dialog.getByText('That code is not correct.')).toBeVisible();
        await shoot(page, '70-report-wrong');
        await dialog.getByLabel('Verification code').pressSequentially(code);
        await dialog.getByRole('button', { name: 'Verify' }).click();
        await expect(page.getByRole('heading', { name: 'Zones of the morning' })).toBeVisible();
        await shoot(page, '70-report-opened');
        await page.goto(`${server.dealer}/reports-download/no-such-link`);
        await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
        await shoot(page, '70-report-unknown');
        await server.post('/demo/clock', { advanceMs: 91 * 24 * 3600000 });
        await page.goto(link);
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(page.getByText(/It expired on/)).toBeVisible();
        await shoot(page, '70-report-expired');
      });

      test('closed by wrong codes, and opened by somebody signed in', async ({ page, server }) => {
        const link = await mailReport(server, READER);
        await page.goto(link);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Send code' }).click();
        const { code } = await server.code(READER);
        for (let guess = 0; guess < 5; guess += 1) {
          await dialog.getByLabel('Verification code').pressSequentially(wrongCode(code));
          await dialog.getByRole('button', { name: 'Verify' }).click();
          await page.waitForTimeout(400);
        }
        await expect(page.getByRole('heading', { name: /locked for now/ })).toBeVisible();
        await shoot(page, '70-report-locked');
        await arrive(page, server, 'staff.admin');
        await page.goto(link);
        await expect(page.getByRole('button', { name: 'View in the portal' })).toBeVisible();
        await shoot(page, '70-report-own');
      });
    });
  }
