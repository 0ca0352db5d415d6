import type { Page } from '@playwright/test';
import { chooseEntry, dialogOf } from './support/menus.ts';
import { ANSWERED, expect, expectAccessible, signIn, test } from './support/test.ts';

const AUDIENCES = [
  { who: 'staff', username: 'staff.limited', at: 'dealer' },
  { who: 'a dealer', username: 'dealer.limited', at: 'dealer' },
  { who: 'a customer', username: 'limited@example.com', at: 'consumer' },
] as const;

const enter = async (page: Page, origin: string, username: string) => {
  await signIn(page, origin, username);
  await expect(page).toHaveURL(/home\/dashboard|msa\/summary/);
  // The screen has arrived: its title has the focus, and takes it from nothing later.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

for (const { who, username, at } of AUDIENCES)
  test(`${who} reports a bug, gives feedback and reads what the portal is made of`, async ({
    page,
    server,
  }) => {
    await enter(page, server[at], username);
    const path = new URL(page.url()).pathname;

    await chooseEntry(page, 'Help', 'Submit A Bug');
    const bug = await dialogOf(page, 'Submit A Bug');
    await expect(bug.getByText(`(${path})`)).toBeVisible();
    await expect(bug.getByText('portal version 1.0')).toBeVisible();
    await page.getByLabel('What went wrong?').fill('The strip stands still');
    await page.getByLabel('Details').fill('Since this morning.\nOn two machines.');
    const sent = page.waitForRequest(/intake\/bug/);
    await bug.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).postDataJSON()).toEqual({
      summary: 'The strip stands still',
      details: 'Since this morning.\nOn two machines.',
      route: path,
      appVersion: '1.0',
    });
    await expect(bug.getByText(/^B-\d{6}$/)).toBeVisible();
    await bug.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();

    await chooseEntry(page, 'Help', 'Provide Feedback');
    const feedback = await dialogOf(page, 'Provide Feedback');
    await feedback.getByRole('button', { name: 'Submit' }).click();
    await expect(feedback.getByText('Choose one of the five')).toBeVisible();
    await feedback.getByLabel('4', { exact: true }).check();
    await feedback.getByRole('button', { name: 'Submit' }).click();
    await expect(feedback.getByText(/^F-\d{6}$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(feedback).toHaveCount(0);

    await chooseEntry(page, 'Help', 'About');
    const about = await dialogOf(page, 'About');
    await expect(about.getByText('Northgate Monitoring')).toBeVisible();
    await expect(about.getByText(/^[0-9a-f]{12}$/)).toBeVisible();
    await about.getByText('@chakra-ui/react').click();
    await expect(about.getByText(/permission is hereby granted/i).first()).toBeVisible();
    await about.getByRole('button', { name: 'Close' }).last().click();
    await expect(about).toHaveCount(0);
  });

test('a dialog whose opener is gone gives the focus to the title of the screen', async ({
  page,
  server,
}) => {
  await enter(page, server.dealer, 'dealer.limited');
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const bug = await dialogOf(page, 'Submit A Bug');
  await page.getByRole('button', { name: 'Help' }).evaluate((button) => {
    button.toggleAttribute('hidden', true);
  });
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('reports and feedback can be read in both themes', async ({ page, server }) => {
  await enter(page, server.dealer, 'dealer.limited');
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const bug = await dialogOf(page, 'Submit A Bug');
  await expect(page.getByLabel('What went wrong?')).toBeFocused();
  await bug.getByRole('button', { name: 'Submit' }).click();
  await expect(bug.getByText('A short description is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What went wrong?').fill('The strip stands still');
  await bug.getByRole('button', { name: 'Submit' }).click();
  await expect(bug.getByText(/^B-\d{6}$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await chooseEntry(page, 'Help', 'Provide Feedback');
  await (await dialogOf(page, 'Provide Feedback')).getByRole('button', { name: 'Submit' }).click();
  await expectAccessible(page);
});

test('what the portal is made of can be read in both themes', async ({ page, server }) => {
  await enter(page, server.dealer, 'dealer.limited');
  await chooseEntry(page, 'Help', 'About');
  const about = await dialogOf(page, 'About');
  await about.getByText('@chakra-ui/react').click();
  await expectAccessible(page);
});

test('on a phone the dialogs fit and can be read', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, server.consumer, 'limited@example.com');
  await chooseEntry(page, 'Help', 'About');
  const about = await dialogOf(page, 'About');
  await about.getByRole('button', { name: 'Copy' }).click();
  await expect(about.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Version: 1.0');
  expect(copied).toMatch(/^react 19\.\S+ \(MIT\)$/m);
  await expectAccessible(page);
  const box = await about.boundingBox();
  expect((box?.x ?? 0) >= 0 && (box?.width ?? 999) <= 390).toBe(true);
});

test('the privacy policy says that it could not be read, and is read again', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await enter(page, server.dealer, 'dealer.limited');
  await page.route('**/api/privacyPolicy*', (route) => route.fulfill({ status: 500 }));
  await chooseEntry(page, 'Help', 'About');
  await page.getByRole('button', { name: 'Privacy policy' }).click();
  const policy = await dialogOf(page, 'Privacy policy');
  await expect(
    policy.getByText('An error occurred while loading the privacy policy'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/privacyPolicy*');
  await policy.getByRole('button', { name: 'Try again' }).click();
  await expect(policy.getByText('What we hold.')).toBeVisible();
  await expect(page).toHaveURL(/home\/dashboard/);
});

test('a report that met no answer keeps its words and is stored once', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await enter(page, server.dealer, 'dealer.limited');
  const keys: string[] = [];
  let lost = 0;
  // The report arrives, its answer does not.
  await page.route('**/api/intake/bug*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const answer = await route.fetch();
    if (lost++ === 0) return route.abort();
    return route.fulfill({ response: answer });
  });
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const bug = await dialogOf(page, 'Submit A Bug');
  await page.getByLabel('What went wrong?').fill('Sent twice');
  await bug.getByRole('button', { name: 'Submit' }).click();
  await expect(bug.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('What went wrong?')).toHaveValue('Sent twice');
  await page.keyboard.press('Escape');
  await (
    await dialogOf(page, 'Discard your changes?')
  )
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await bug.getByRole('button', { name: 'Submit' }).click();
  const first = (await bug.getByText(/^B-\d{6}$/).textContent()) ?? '';
  expect(new Set(keys).size).toBe(1);
  await bug.getByRole('button', { name: 'Done' }).click();
  await chooseEntry(page, 'Help', 'Submit A Bug');
  await page.getByLabel('What went wrong?').fill('Another one');
  await bug.getByRole('button', { name: 'Submit' }).click();
  const second = (await bug.getByText(/^B-\d{6}$/).textContent()) ?? '';
  expect(Number(second.slice(2))).toBe(Number(first.slice(2)) + 1);
});

test('Report Bug on an unknown page opens the dialog for whoever is signed in, else the details', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await page.goto(`${server.dealer}/nowhere`);
  await page.getByRole('button', { name: 'Report Bug' }).click();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await enter(page, server.dealer, 'dealer.limited');
  await page.goto(`${server.dealer}/nowhere?secret=1`);
  await page.getByRole('button', { name: 'Report Bug' }).click();
  const bug = await dialogOf(page, 'Submit A Bug');
  await expect(page.getByLabel('What went wrong?')).toHaveValue('Page not found');
  await expect(bug.getByText('(/nowhere)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bug).toHaveCount(0);
});

test.describe('the classic portal from the help menu', () => {
  test('opens beside the portal, does not know it, and our session stays', async ({
    page,
    server,
    context,
  }) => {
    await enter(page, server.dealer, 'dealer.limited');
    const popup = context.waitForEvent('page');
    await chooseEntry(page, 'Help', 'Classic dealer portal');
    const classic = await popup;
    await classic.waitForURL(/\/classic/);
    expect(await classic.evaluate(() => window.opener === null)).toBe(true);
    await expect(classic.getByText('signed in as Ana Duarte')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/home\/dashboard/);
    await expect(page.getByRole('banner').getByText('Ana Duarte')).toBeVisible();
  });

  test('says that its window was blocked and tries again', async ({ page, server, context }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let blocked = 1;
      window.open = (...input) => (blocked-- > 0 ? null : open(...input));
    });
    await enter(page, server.dealer, 'dealer.limited');
    await chooseEntry(page, 'Help', 'Classic dealer portal');
    const question = await dialogOf(page, 'The window was blocked');
    await expectAccessible(page);
    const popup = context.waitForEvent('page');
    await question.getByRole('button', { name: 'Retry' }).click();
    await (await popup).waitForURL(/\/classic/);
    await expect(question).toHaveCount(0);
  });

  test('says so and closes its window when there is no key', async ({
    page,
    server,
    context,
    clean,
  }) => {
    clean.allow(ANSWERED);
    await enter(page, server.dealer, 'dealer.limited');
    await page.route('**/api/rw3k/key*', (route) => route.fulfill({ status: 500 }));
    await chooseEntry(page, 'Help', 'Classic dealer portal');
    await expect(
      page.getByText('An error occurred while redirecting you to Classic Rapid Web'),
    ).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
  });

  test('is not offered to staff and customers', async ({ page, server }) => {
    await enter(page, server.consumer, 'limited@example.com');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Classic dealer portal' })).toHaveCount(0);
  });
});
