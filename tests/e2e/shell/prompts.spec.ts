import type { Page, Request } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { expectInView } from '../support/in-view.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Prompts' });
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Returns true for API requests other than the live stream, which never finishes while the page exists. */
const isCall = (url: string): boolean => url.includes('/api/') && !url.includes('/api/live');

/** Waits until every request of the page is answered, because advancing the clock would make a pending request exceed its time limit. */
const followCalls = (page: Page) => {
  const open = new Set<Request>();
  page.on('request', (request) => isCall(request.url()) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, { intervals: [20] }).toBe(0);
};

test('A dealer at work is offered help quietly first, is asked later, and is left alone when told so', async ({
  page,
  server,
}) => {
  const answered = followCalls(page);
  /** Simulates an active user for some minutes: moves the pointer and advances the page's clock. */
  const work = async (minutes: number) => {
    for (let half = 0; half < minutes * 2; half += 1) {
      await page.mouse.move(200 + (half % 2), 500);
      await answered();
      await page.clock.runFor(30_000);
    }
    await answered();
  };
  await page.clock.install();
  await arrive(page, server, 'dealer.admin', '/site/info?sn=700121');

  await work(2.5);
  await expect(bell(page)).toHaveAccessibleName(/, \d+ new$/);
  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Need a hand?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(cards(page).getByText('Need a hand?')).toHaveCount(0);

  await work(3);
  const help = cards(page).filter({ hasText: 'Need a hand?' });
  await expect(help).toContainText('(207) 555-0100');
  await expect(help.getByRole('button', { name: 'Submit A Bug' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInView(help.getByRole('button', { name: 'Stop showing' }));
  // The prompt does not cover the bar at the bottom of the phone screen.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Place on test' })
    .last()
    .click({ trial: true });
  await help.getByRole('button', { name: 'Stop showing' }).click();
  await expect(help).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain('help-stopped');
});
