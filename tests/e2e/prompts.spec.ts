import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Prompts' });
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Reads the notification list and leaves it. */
const readList = async (page: Page): Promise<string> => {
  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list).toBeVisible();
  const words = await list.innerText();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  return words;
};

/** Somebody at work for so many minutes: the pointer moves, the page's own clock runs. */
const work = async (page: Page, minutes: number) => {
  for (let half = 0; half < minutes * 2; half += 1) {
    await page.mouse.move(200 + (half % 2), 500);
    await page.clock.runFor(30_000);
  }
};

test.describe('feedback and help', () => {
  test.beforeEach(async ({ page, server, clean }) => {
    clean.allow(/Failed to load resource/);
    await page.clock.install();
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    // A clock that runs ahead of answers under way would end their patience.
    await page.waitForLoadState('networkidle');
  });

  test('alert quietly, ask later, and stop when told', async ({ page }) => {
    await work(page, 2.5);
    await expect(bell(page)).toHaveAccessibleName(/, \d+ new$/);
    expect(await readList(page)).toContain('Need a hand?');
    await expect(cards(page).getByRole('status')).toHaveCount(0);
    await work(page, 3);
    const help = cards(page).getByRole('status').filter({ hasText: 'Need a hand?' });
    await expect(help).toContainText('(207) 555-0100');
    await expect(help.getByRole('button', { name: 'Submit A Bug' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Stop showing' }).click();
    await expect(help).toHaveCount(0);
    await work(page, 11);
    const feedback = cards(page).getByRole('status');
    await expect(feedback).toContainText('How does the portal work for you?');
    await feedback.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(page.getByRole('dialog', { name: 'Provide Feedback' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain('help-stopped');
  });

  test('count nothing while nobody is at work, however far the clock jumps', async ({ page }) => {
    await page.clock.runFor(120_000);
    await page.clock.fastForward(24 * 3_600_000);
    await page.clock.runFor(120_000);
    // What a jump tears off may be told; that somebody needs a hand is not.
    const told = await readList(page);
    expect(told).not.toContain('Need a hand?');
    expect(told).not.toContain('How does the portal work for you?');
    await expect(cards(page).getByRole('status')).toHaveCount(0);
    await expect(page).toHaveURL(/home\/dashboard/);
  });
});
