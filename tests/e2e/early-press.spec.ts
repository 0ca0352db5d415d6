import { expect, holdBack, PASSWORD, test } from './support/test.ts';

/** The program's own files. */
const PROGRAM = /\/assets\/.*\.js$/;

test('a Login pressed before the program has started is taken up by it: an empty form is told, a filled one sent once', async ({
  page,
  server,
}) => {
  const posts: string[] = [];
  page.on('request', (r) => r.method() === 'POST' && posts.push(new URL(r.url()).pathname));
  const username = page.getByLabel('Username');

  const early = await holdBack(page, PROGRAM);
  await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
  await username.press('Enter');
  early();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(username).toBeFocused();

  await page.unroute(PROGRAM);
  const release = await holdBack(page, PROGRAM);
  await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
  await username.pressSequentially('dealer.limited');
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  expect(posts).toEqual([]);
  release();
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  expect(posts.filter((path) => path === '/api/account/login/credentials')).toHaveLength(1);
  expect(posts).not.toContain('/login');
});

test('the theme, the shown password and the demo accounts pressed early answer once the program is there', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdBack(page, PROGRAM);
  await page.goto(`${server.dealer}/login`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.getByRole('button', { name: 'Show password' }).click();
  const accounts = page.getByRole('button', { name: 'Show accounts' });
  await accounts.click();
  // Nothing seems to happen, so it is pressed again; that is still one wish.
  await accounts.click();
  await expect(page.locator('html.light')).toHaveCount(1);
  release();
  await expect(page.getByText('dealer.limited')).toBeVisible();
  await expect(page.locator('html.dark')).toHaveCount(1);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide accounts' }).click();
  await expect(page.getByText('dealer.limited')).toHaveCount(0);
});
