import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`reports ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      test('finished reports, one that failed, the dialog and the schedules', async ({
        page,
        server,
      }) => {
        const main = page.getByRole('main');
        const at = (address: string) => page.goto(`${server.originOf('dealer')}${address}`);
        await arrive(page, server, 'dealer.limited', '/reports/completed');
        await expect(
          main.getByRole('button', { name: 'On test now and long tests', exact: true }),
        ).toBeVisible();
        await shoot(page, '80-reports');
        await main.getByRole('button', { name: 'Open/close weekly', exact: true }).click();
        await expect(page.getByText('Over 50,000 rows').first()).toBeVisible();
        await page.getByText('Run one per branch').scrollIntoViewIfNeeded();
        await shoot(page, '81-report-failed');
        await at('/reports/completed?kind=troubles');
        await main
          .getByRole('button', { name: 'Troubles and low batteries outstanding', exact: true })
          .click();
        await expect(page.getByText('Kept until')).toBeVisible();
        await shoot(page, '82-report-ready');
        await at('/reports/completed?q=nothing');
        await expect(main.getByText('No matching reports')).toBeVisible();
        await shoot(page, '83-reports-none');
        await page.getByRole('button', { name: 'Run a report' }).click();
        await page.getByLabel('Scope').selectOption('branch');
        await shoot(page, '84-run-report');
        await at('/reports/completed?tab=schedules');
        await main.getByRole('button', { name: 'Open/close weekly', exact: true }).click();
        const form = page.getByRole('dialog', { name: 'Schedule' });
        await form.getByRole('textbox', { name: 'Recipients' }).fill('ops@example.com nobody@');
        await form.getByRole('textbox', { name: 'Recipients' }).press('Enter');
        await shoot(page, '86-schedule');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Discard' }).click();
        await shoot(page, '85-schedules');
        await arrive(page, server, 'lee.park', '/reports/completed');
        await shoot(page, '87-reports-no-right');
        await arrive(page, server, 'staff.admin', '/reports');
        await expect(
          main.getByRole('button', { name: 'On test now and long tests', exact: true }),
        ).toBeVisible();
        await shoot(page, '88-reports-staff');
        await at('/home/dashboard');
        await expect(main.getByText('Failed reports')).toBeVisible();
        await shoot(page, '89-staff-home');
      });
    });
  }
