import type { Page } from '@playwright/test';
import { resizeTo } from '../support/in-view.ts';
import { goWithin, stopsOf } from '../support/stops.ts';
import { ANSWERED, expect, test } from '../support/test.ts';

/** Window sizes of kit README §6: full, beside a mini navigation, a phone. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** The tabs of a site that have no address of their own in the table of screens, and longer states of some screens. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'dealer.admin': [
    ...['contacts', 'zones', 'passcodes', 'schedules', 'tests', 'panel'].map(
      (part) => `/site/info?sn=700121&part=${part}`,
    ),
    '/site/info?sn=700101&test=new',
  ],
  'staff.admin': ['audit', 'sessions', 'holidays'].map((tab) => `/support?tab=${tab}`),
  'owner@example.com': [],
};

/**
 * Moves the focus through all that Tab reaches, from the first to the last and back, as the Tab key does. Lists what then
 * stands under something pinned or outside the window (WCAG 2.4.11).
 */
const hiddenOnTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TABBABLE =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';
    const shown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
      (one) => one.tabIndex >= 0 && shown(one) && one.getBoundingClientRect().width > 2,
    );
    const pinned = [...document.querySelectorAll('body *')].filter(
      (one) => /sticky|fixed/.test(getComputedStyle(one).position) && shown(one),
    );
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent).slice(0, 30)}”`;
    const fault = (one: HTMLElement): string | null => {
      const { left, top, right, bottom, height } = one.getBoundingClientRect();
      if (height > innerHeight / 2) return null;
      if (bottom < 1 || top > innerHeight - 1) return `${nameOf(one)} is out of the window`;
      for (const over of pinned) {
        if (over.contains(one) || one.contains(over)) continue;
        const box = over.getBoundingClientRect();
        const x = [Math.max(left, box.left), Math.min(right, box.right)] as const;
        const y = [Math.max(top, box.top), Math.min(bottom, box.bottom)] as const;
        if (x[1] - x[0] < 2 || y[1] - y[0] < 2) continue;
        const onTop = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
        if (onTop !== null && over.contains(onTop))
          return `${nameOf(one)}: ${Math.round(y[1] - y[0])} px under ${nameOf(over)}`;
      }
      return null;
    };
    const found: string[] = [];
    for (const [way, all] of [
      ['on', stops],
      ['back', stops.toReversed()],
    ] as const)
      for (const one of all) {
        one.focus();
        const hidden = document.activeElement === one ? fault(one) : null;
        if (hidden !== null) found.push(`${way}: ${hidden}`);
      }
    if (stops.length < 5) found.push(`only ${stops.length} stops`);
    return found;
  });

test('What has the focus is never under a pinned head or foot, on any screen, on the way and on the way back', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  // The test takes long: fifty screens at three sizes.
  test.slow();
  for (const [username, more] of Object.entries(MORE)) {
    const all = await stopsOf(page, server, username);
    const stops = [
      ...all.filter(({ refusal }) => refusal === null),
      ...more.map((to) => ({ to, refusal: null })),
    ];
    for (const [width, height] of SIZES) {
      await resizeTo(page, width, height);
      for (const stop of stops) {
        expect(await goWithin(page, stop)).toBeNull();
        expect.soft(await hiddenOnTheWay(page), `${stop.to} at ${width}`).toEqual([]);
      }
    }
  }
});
