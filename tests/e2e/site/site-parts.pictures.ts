import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { shootInto, SIZES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PARTS = ['contacts', 'zones', 'passcodes', 'schedules'] as const;
type Part = (typeof PARTS)[number];

const readOf = (part: Part) => new RegExp(`/api/site/\\d+/${part}(\\?|$)`);

/** Answers a read request with the response of a site that has no data of this kind. */
const emptied = (page: Page, part: Part) =>
  page.route(readOf(part), async (route) => {
    const answer = await route.fetch();
    const body = JSON.parse(await answer.text()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...body, [part]: [] } });
  });

for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const) {
    const shoot = shootInto(size, colorScheme);
    test.describe(`parts of a site ${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(({ clean }) => clean.allow(/./));

      for (const part of PARTS)
        test(`${part}: none yet, and not to be read`, async ({ page, server }) => {
          await emptied(page, part);
          await arrive(page, server, 'owner@example.com', `/msa/${part}`);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await page.waitForTimeout(1000);
          await shoot(page, `48-${part}-empty`);
          await page.mouse.wheel(0, 4000);
          await shoot(page, `48-${part}-empty-below`);
          await page.unrouteAll();
          await page.route(readOf(part), (route) =>
            route.fulfill({ status: 500, body: 'The proxy has lost its server' }),
          );
          await page.reload();
          await page.waitForTimeout(9000);
          await shoot(page, `48-${part}-failed`);
        });

      test('whoever may see contacts and zones only', async ({ page, server }) => {
        await arrive(page, server, 'limited@example.com', '/msa/contacts');
        for (const part of PARTS) {
          await page.goto(`${server.consumer}/msa/${part}`);
          await page.waitForTimeout(2000);
          await shoot(page, `49-limited-${part}`);
        }
      });
    });
  }
