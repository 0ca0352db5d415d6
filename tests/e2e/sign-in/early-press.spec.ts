import { expect, holdBack, PASSWORD, test } from '../support/test.ts';

/** Matches the product's script files. */
const PROGRAM = /\/assets\/.*\.js$/;

test('A person who presses Login, the theme, the demo accounts or a link before the program has started has each taken up once', async ({
  page,
  server,
}) => {
  const posts: string[] = [];
  page.on('request', (r) => r.method() === 'POST' && posts.push(new URL(r.url()).pathname));
  const username = page.getByLabel('Username');
  /** Opens a page whose script files are held back, as on a slow line. */
  const openEarly = async (origin: string) => {
    await page.unroute(PROGRAM);
    const release = await holdBack(page, PROGRAM);
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    return release;
  };
  await page.emulateMedia({ colorScheme: 'light' });

  const forgot = await openEarly(server.consumer);
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  forgot();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('owner@example.com');

  const empty = await openEarly(server.dealer);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('button', { name: 'Show password' }).click();
  const accounts = page.getByRole('button', { name: 'Show accounts' });
  await accounts.click();
  // Presses again, as a user does when nothing seems to happen. All presses must count as one press.
  await accounts.click();
  await username.press('Enter');
  await expect(page.locator('html.light')).toHaveCount(1);
  empty();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(username).toBeFocused();
  await expect(page.getByText('dealer.limited')).toBeVisible();
  await expect(page.locator('html.dark')).toHaveCount(1);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');

  const filled = await openEarly(server.dealer);
  await username.pressSequentially('dealer.limited');
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  expect(posts).toEqual([]);
  filled();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  expect(posts.filter((path) => path === '/api/account/login/credentials')).toHaveLength(1);
  expect(posts).not.toContain('/login');
});
