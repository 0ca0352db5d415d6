import type { CDPSession, Page } from '@playwright/test';
import { variantOf } from '#adapters/server/demo/demo-person.ts';
import { personOf, signInByApi } from '../support/arrive.ts';
import { testAt } from '../support/at-a-moment.ts';
import { expect } from '../support/test.ts';

/** Half past one at night in New York: nearly all times are of yesterday and say their day, so texts are at their longest. */
const test = testAt('2026-03-12T05:30:00Z');

/** Window widths in pixels: a wide screen, laptops, a tablet and the first width with a navigation rail. */
const WIDTHS = [1920, 1280, 1024, 768, 641];

/**
 * Sets the page width. Chromium may lose a width change (`support/stands.ts`) until the page crosses all layout
 * breakpoints, so after a failed look the smallest and the largest width are set first. The widths of a test are in
 * descending order: a layout that was kept from a wider window sticks out, and is looked at again.
 */
const pass = async (devtools: CDPSession, width: number, again: boolean): Promise<void> => {
  for (const stop of again ? [320, 1921, width] : [width])
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: stop,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
};

/** Lists elements that extend beyond the right edge of the page or of their container. */
const sticksOut = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate((given) => {
    const laidOut = document.documentElement.clientWidth;
    if (laidOut !== given) return [`the page is laid out for ${laidOut} px`];
    const boxAround = (bar: Element): Element | null => {
      let around = bar.parentElement;
      while (around !== null && getComputedStyle(around).display === 'contents')
        around = around.parentElement;
      return around;
    };
    const bars = [...document.querySelectorAll('[data-bottom-bar]')];
    const beyond = (one: Element): number => {
      const { overflowX, display, position } = getComputedStyle(one);
      // A bar at the bottom of a phone screen intentionally reaches the window's edges.
      if (bars.some((bar) => boxAround(bar) === one)) return 0;
      const isBox = !display.startsWith('inline') && display !== 'contents';
      if (overflowX !== 'visible' || !isBox || position === 'absolute') return 0;
      return one.clientWidth < 2 ? 0 : one.scrollWidth - one.clientWidth;
    };
    const wide = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('main *, header *'),
    ].filter((one) => beyond(one) > 1);
    const found = wide
      // Reports only the innermost of several nested elements.
      .filter((one) => !wide.some((other) => other !== one && one.contains(other)))
      .map((one) =>
        `${one.tagName} “${one.textContent.slice(0, 40)}” by ${beyond(one)} px`.replaceAll(
          /\s+/g,
          ' ',
        ),
      );
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page, ${scrollWidth} px wide`);
    for (const part of document.querySelectorAll<HTMLElement>('main td, main th, main button')) {
      const { right, width: wide } = part.getBoundingClientRect();
      // Ignores table heads that are visible only to screen readers, as on phones, and tab lists, which scroll.
      if (wide > 1 && right > given + 1 && part.closest('thead, [role=tablist]') === null)
        found.push(`“${part.innerText}” is cut off`);
    }
    return found;
  }, width);

/** Uses soft assertions, so that a run reports all failing widths. Waits for the layout, because a page may redraw after a width change. */
const settles = expect.configure({ soft: true, timeout: 5000 });

for (const [person, username, phones, paths] of [
  [
    'An owner',
    'owner@example.com',
    [360],
    [
      '/msa/summary',
      '/msa/account-info',
      '/msa/panel-info',
      '/msa/no-action',
      '/msa/contacts',
      '/msa/zones',
      '/msa/passcodes',
      '/msa/schedules',
    ],
  ],
  [
    'A dealer',
    'dealer.admin',
    [360],
    [
      '/home/dashboard',
      '/news',
      '/site/info?sn=700108',
      ...['contacts', 'schedules'].map((part) => `/site/info?sn=700121&part=${part}`),
    ],
  ],
  [
    'A staff member',
    'staff.admin',
    [640, 320],
    [
      '/home/dashboard',
      '/support',
      '/news/setup',
      '/marketing',
      '/support?tab=audit&result=ok&person=marcus',
    ],
  ],
] as const)
  test(`${person} finds nothing cut off or sticking out at any width`, async ({ page, server }) => {
    await signInByApi(page, server, username);
    const origin = server.originOf(variantOf(personOf(username)));
    const devtools = await page.context().newCDPSession(page);
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      const main = page.getByRole('main');
      await main.getByRole('heading').first().waitFor();
      // Placeholder bars mean that data is still loading.
      await expect(main.locator('[role=status] > i')).toHaveCount(0);
      for (const width of [...WIDTHS, ...phones]) {
        let again = false;
        await settles
          .poll(
            async () => {
              await pass(devtools, width, again);
              again = true;
              return sticksOut(page, width);
            },
            { message: `${path} at ${width}`, intervals: [50, 100, 250, 500] },
          )
          .toEqual([]);
      }
    }
  });
