import type { Page } from '@playwright/test';
import {
  enterCode,
  expect,
  expectAccessible,
  holdBack,
  signIn,
  signOut,
  test,
} from './support/test.ts';
import type { PortalServer } from './support/server.ts';

const PHONE = { width: 390, height: 844 };
const arriveAsAdmin = async (page: Page, server: PortalServer) => {
  await signIn(page, server.dealer, 'dealer.admin');
  await enterCode(page, server);
  await expect(page.getByText('Tidewater Cold Storage')).toBeVisible();
};
const switcher = (page: Page) => page.getByRole('button', { name: /^Account group/ });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const help = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });
const menuItems = (page: Page) => page.getByRole('menu').locator('[data-entry]');

/** Gives the signed-in dealer thousands of groups from the next start of the page on. */
const withManyGroups = async (page: Page, count: number) => {
  await page.route('**/api/account/token/refresh*', async (route) => {
    const answer = await route.fetch();
    const grant = (await answer.json()) as {
      session: { user: { allowedDealers: Record<string, unknown>[] } };
    };
    const [first] = grant.session.user.allowedDealers;
    for (let index = 0; index < count; index += 1)
      grant.session.user.allowedDealers.push({
        ...first,
        siteGroupNum: 10_000 + index,
        siteGroupName: `Seaside Alarm ${10_000 + index}`,
      });
    await route.fulfill({ response: answer, json: grant });
  });
  await page.reload();
};

test.describe('the dealer switcher', () => {
  test('finds a group by number or name, marks the present one and leads home', async ({
    page,
    server,
  }) => {
    await arriveAsAdmin(page, server);
    await switcher(page).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(2);
    await expect(page.getByRole('option', { selected: true })).toContainText('Harbor Point Alarm');
    await expectAccessible(page);
    await field(page).fill('449');
    await expect(options(page)).toHaveText(/4490/);
    await field(page).fill('nobody');
    await expect(page.getByRole('status').getByText(/No group/)).toBeVisible();
    await field(page).fill('BLUE');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
    await expect(switcher(page)).toContainText('4490');
    await expect(page.getByText('Tidewater Cold Storage')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.reload();
    await expect(switcher(page)).toContainText('4490');
  });

  test('shows nothing of the group that was left, however late its answer is', async ({
    page,
    server,
  }) => {
    await arriveAsAdmin(page, server);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/home\/.*siteGroupNum=4471/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    // Whatever is drawn between the press and the end must belong to one group.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const group = document.querySelector('header [aria-haspopup=dialog] b')?.textContent;
        const old = document.querySelector('main')?.textContent.includes('Tidewater Cold Storage');
        if (group === '4490' && old) document.documentElement.dataset['mixed'] = '';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await switcher(page).click();
    await page.getByRole('option', { name: /Bluestone/ }).click();
    await expect(switcher(page)).toContainText('4490');
    await expect(page.getByText(/\d+ sites?$/)).toBeVisible();
    const answered = page.waitForResponse(/siteGroupNum=4471/);
    release();
    await answered;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Tidewater Cold Storage')).toHaveCount(0);
    await expect(page.locator('html[data-mixed]')).toHaveCount(0);
  });

  test('stays quick and whole with thousands of groups', async ({ page, server }) => {
    await arriveAsAdmin(page, server);
    await withManyGroups(page, 5_000);
    await switcher(page).click();
    await expect(page.getByRole('status').getByText('5,002 groups')).toBeVisible();
    expect(await options(page).count()).toBeLessThan(40);
    await page.keyboard.press('End');
    await expect(page.getByRole('option', { name: /14999/ })).toBeVisible();
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active ?? ''}"]`)).toContainText('14999');
    await expect(page.locator(`[id="${active ?? ''}"]`)).toHaveAttribute('aria-posinset', '5002');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /4471/ })).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowUp');
    await field(page).fill('seaside 12345');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(switcher(page)).toBeFocused();
  });

  test('is plain text for one group, absent for staff, and in the sheet on phones', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('banner').getByText('Harbor Point Alarm').last()).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
    await signOut(page);
    await signIn(page, server.dealer, 'staff.limited');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(switcher(page)).toHaveCount(0);
    await signOut(page);
    await arriveAsAdmin(page, server);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await switcher(page).click();
    await expectAccessible(page);
    await page.getByRole('option', { name: /Bluestone/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Tidewater Cold Storage')).toHaveCount(0);
  });
});

test.describe('the place an address names', () => {
  test('sg is followed only among the allowed groups, garbage is ignored', async ({
    page,
    server,
  }) => {
    await arriveAsAdmin(page, server);
    for (const [query, group] of [
      ['sg=4490', '4490'],
      ['sg=4480', '4490'],
      ['sg=4471&sg=4490', '4471'],
      ['sg=4490.0', '4471'],
      ['sg=%E0%A4%A&sn=<script>&dn=-1', '4471'],
      ['sg=99999999999999999999', '4471'],
    ] as const) {
      await page.goto(`${server.dealer}/home/dashboard?${query}`);
      await expect(switcher(page)).toContainText(group);
      await expect(page.getByText(/\d+ sites?$/)).toBeVisible();
    }
  });

  test('a later choice is not undone by the address', async ({ page, server }) => {
    await arriveAsAdmin(page, server);
    await page.goto(`${server.dealer}/home/dashboard?sg=4490`);
    await expect(switcher(page)).toContainText('4490');
    await switcher(page).click();
    await page.getByRole('option', { name: /Harbor/ }).click();
    await expect(page.getByText('Tidewater Cold Storage')).toBeVisible();
    await expect(switcher(page)).toContainText('4471');
  });
});

test.describe('help and user menu', () => {
  for (const { username, entries } of [
    {
      username: 'dealer.limited',
      entries: ['About', 'Classic dealer portal', 'Resources', 'Submit A Bug', 'Provide Feedback'],
    },
    { username: 'staff.limited', entries: ['About', 'Submit A Bug', 'Provide Feedback'] },
    { username: 'limited@example.com', entries: ['About', 'Submit A Bug', 'Provide Feedback'] },
  ])
    test(`${username} finds what is theirs, by keyboard`, async ({ page, server }) => {
      const origin = username.includes('@') ? server.consumer : server.dealer;
      await signIn(page, origin, username);
      // The screen takes the focus when it opens.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await help(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(menuItems(page).first()).toBeFocused();
      const shown = await menuItems(page).allTextContents();
      expect(shown.filter((text) => !LATER.includes(text))).toEqual(entries);
      await page.keyboard.press('ArrowUp');
      await expect(menuItems(page).last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(menuItems(page).first()).toBeFocused();
      await page.keyboard.press('s');
      await expect(page.getByRole('menuitem', { name: 'Submit A Bug' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(help(page)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(menuItems(page).last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(userMenu(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menuItems(page)).toHaveText(['User Account', 'Log Out', 'Dark Mode']);
      await expectAccessible(page);
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login/);
    });

  test('a title that takes the focus in the moment of the press leaves the menu open', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('header button[aria-label="Help"]');
      button?.focus();
      button?.click();
      document.querySelector<HTMLElement>('h1')?.focus();
    });
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  test('who goes on by keyboard while a screen is fetched keeps the focus', async ({
    page,
    server,
  }) => {
    const release = await holdBack(page, '**/assets/home.module-*.js');
    await signIn(page, server.dealer, 'dealer.limited');
    await userMenu(page).focus();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(userMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'User Account' })).toBeFocused();
  });

  test('a press outside closes a menu, and what it opens takes the focus and gives it back', async ({
    page,
    server,
  }) => {
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await help(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await help(page).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(help(page)).toBeFocused();
  });
});

/** Entries of spec §2.3 whose screens other steps bring. */
const LATER = [
  'Knowledge Base',
  'Banner Settings',
  'Dealer production portal',
  'Contact Us',
  'Product Roadmap',
];

test.describe('Dark Mode', () => {
  const dark = (page: Page) => page.locator('html.dark');
  const toggle = async (page: Page) => {
    await userMenu(page).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark Mode' }).click();
    await page.keyboard.press('Escape');
  };

  test('follows the system until a person chooses, and is nobody else’s', async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, server.dealer, 'dealer.limited');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(dark(page)).toHaveCount(1);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(dark(page)).toHaveCount(0);

    await toggle(page);
    await expect(dark(page)).toHaveCount(1);
    await userMenu(page).click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Dark Mode' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    await expect(dark(page)).toHaveCount(1);
    await signOut(page);

    await signIn(page, server.dealer, 'staff.limited');
    await expect(userMenu(page)).toBeVisible();
    await expect(dark(page)).toHaveCount(0);
    await signOut(page);

    await signIn(page, server.dealer, 'dealer.limited');
    await expect(userMenu(page)).toBeVisible();
    await expect(dark(page)).toHaveCount(1);
  });

  test('works where the storage is full or holds rubbish', async ({ page, server, context }) => {
    await context.addInitScript(() => {
      const keys = new Proxy(localStorage, {
        get: (storage, name) =>
          name === 'getItem'
            ? (key: string) => (key.startsWith('preference/') ? '{"half' : storage.getItem(key))
            : () => {
                throw new DOMException('full', 'QuotaExceededError');
              },
      });
      Object.defineProperty(window, 'localStorage', { value: keys });
    });
    await signIn(page, server.dealer, 'dealer.limited');
    await toggle(page);
    await expect(dark(page)).toHaveCount(1);
  });
});
