import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expect, test } from './support/test.ts';

/** The narrowest phone, the first and last widths with a rail, a tablet, laptops, a wide screen. */
const WIDTHS = [360, 641, 768, 1024, 1280, 1920];

/** What stands in a page further to the right than the page or the element that holds it has room for, in words. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const beyond = (one: HTMLElement): number => {
      const { overflowX, display, position } = getComputedStyle(one);
      // A bar at the foot of a phone reaches the edges of the window by itself.
      if (one.querySelector(':scope > [data-bottom-bar]') !== null) return 0;
      const isBox = !display.startsWith('inline') && display !== 'contents';
      if (overflowX !== 'visible' || !isBox || position === 'absolute') return 0;
      return one.clientWidth < 2 ? 0 : one.scrollWidth - one.clientWidth;
    };
    const wide = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(
      (one) => beyond(one) > 1,
    );
    const found = wide
      // The innermost says where it begins.
      .filter((one) => !wide.some((other) => other !== one && one.contains(other)))
      .map((one) =>
        `${one.tagName} “${one.innerText.slice(0, 40)}” by ${beyond(one)} px`.replaceAll(
          /\s+/g,
          ' ',
        ),
      );
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page, ${scrollWidth} px wide`);
    return found;
  });

/** A page may draw its frame anew after the window has another width; all widths that fail are told. */
const settles = expect.configure({ soft: true, timeout: 5000 });

const DEALER = 'dealer.admin';
const OWNER = 'owner@example.com';
const VISITS: readonly (readonly [string, readonly string[]])[] = [
  [OWNER, ['/msa/summary', '/msa/account-info', '/msa/panel-info', '/msa/no-action']],
  [OWNER, ['/msa/contacts', '/msa/zones', '/msa/passcodes', '/msa/schedules']],
  [
    DEALER,
    [
      ...['/home/dashboard', '/news', '/site/info?sn=700108'],
      ...['contacts', 'schedules'].map((part) => `/site/info?sn=700121&part=${part}`),
    ],
  ],
  ['staff.admin', ['/home/dashboard', '/support', '/news/setup', '/marketing']],
];

for (const [username, paths] of VISITS)
  test(`nothing sticks out at any width of ${username}: ${paths.join(', ')}`, async ({
    page,
    server,
  }) => {
    await arrive(page, server, username, '/');
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href);
      const main = page.getByRole('main');
      await main.getByRole('heading').first().waitFor();
      // What is still loading stands in bars.
      await expect(main.locator('[role=status] > i')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settles.poll(() => sticksOut(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
