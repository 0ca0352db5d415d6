import type { Page } from '@playwright/test';
import { chooseEntry } from '../support/menus.ts';
import { expect, expectAccessible } from '../support/test.ts';
import { atHome, loadsOf, NEXT_LOOK, REPLACED, test } from '../support/updating.ts';

test.use({ serviceWorkers: 'allow' });

const prompts = (page: Page) => page.getByRole('region', { name: 'Prompts' });
const refresh = (page: Page) => prompts(page).getByRole('button', { name: 'Refresh' }).click();

const NEWER = 'A new version is available';
const OLDER = 'This page is from an older version';
test('A newer version asks in every tab, interrupts no edit and comes with Refresh', async ({
  page,
  own,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await context.clock.install();
  await atHome(page, own.server);
  const second = await context.newPage();
  await second.goto(`${own.server.dealer}/home/dashboard`);
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const summary = page.getByLabel('What went wrong?');
  await summary.fill('The door did not close');
  const loads = loadsOf(page);
  const { after } = await own.deploy('home.page');
  await context.clock.fastForward(NEXT_LOOK);
  await expect(page.getByText(NEWER)).toBeVisible();
  await expect(second.getByText(NEWER)).toBeVisible();
  // The prompt is above the open dialog, so a pointer can click it.
  await prompts(page).getByRole('button', { name: 'Refresh' }).click({ trial: true });

  await refresh(second);
  await expect(page.getByText(OLDER)).toBeVisible();
  await expect(second.getByText(NEWER)).toHaveCount(0);
  await expect(summary).toHaveValue('The door did not close');
  expect(loads).toEqual([]);
  // The dialog asks before closing, because the dialog has unsaved text.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(summary).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await refresh(page);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${own.server.dealer}/home/dashboard`);
  expect(asked).toContain(after);
  await expect(page.getByText(OLDER)).toHaveCount(0);
});

test('A dealer who opens a part of an older build that is gone reads so and has ways on', async ({
  page,
  server,
  clean,
  context,
}) => {
  clean.allow(REPLACED);
  await atHome(page, server);
  let gone = true;
  // The route is set on the context, because the service worker requests files on behalf of pages.
  await context.route(/\/assets\/(about\.dialog|icons\.page)-.*\.js$/, async (route) => {
    if (gone) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });

  // If a dialog's file is missing, a brief message appears and the current screen stays.
  await chooseEntry(page, 'Help', 'About');
  await expect(prompts(page).getByText(OLDER)).toBeVisible();
  // The brief message may have disappeared already, but the notification list still contains the text of the message.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('An error occurred while navigating')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  gone = false;
  const loads = loadsOf(page);
  await refresh(page);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(OLDER)).toHaveCount(0);
  await chooseEntry(page, 'Help', 'About');
  await expect(page.getByRole('dialog', { name: /About/ })).toBeVisible();

  // If a screen's file is missing, an error page with links replaces the screen.
  gone = true;
  await page.goto(`${server.dealer}/icons`);
  const fault = page.getByRole('heading', { name: 'An error occurred while navigating' });
  await expect(fault).toBeVisible();
  await expect(page.getByRole('button', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Bug' })).toBeVisible();
  await expect(page.getByText(OLDER)).toBeVisible();
  await expectAccessible(page);
  gone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toHaveCount(0);
});
