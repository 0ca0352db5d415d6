import type { Page, Request } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { expect, test } from '../support/test.ts';

/** The highest sum of shifts of one screen (Core Web Vitals calls 0.1 good). */
const MOST = 0.05;

/** Milliseconds without a call after which a screen has everything. */
const QUIET = 300;

/** Milliseconds by which each answer of the API is delayed, so that every screen shows what it shows while waiting. */
const DELAY = 200;

/** What is delayed and waited for: all calls but the lines that stay open. */
const CALL = /\/api\/(?!.*(live|stream))/;

const DESK = { width: 1440, height: 900 } as const;
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
/** A screen on the desk and on one of the phones in turn; with all rounds, on each of them. */
const sizesFor = (turn: number) => [
  DESK,
  ...PHONES.filter((_, at) => at < rounds(0, 2) || at === turn % 2),
];

const SCREENS = {
  'owner@example.com': [
    '/msa/summary',
    '/msa/history',
    '/msa/account-info',
    '/msa/panel-info',
    '/msa/no-action',
    '/msa/contacts',
    '/msa/zones',
    '/msa/passcodes',
    '/msa/schedules',
  ],
  'dealer.admin': [
    '/home/dashboard',
    '/site',
    '/site/info?sn=700108',
    '/site/history?sn=700108',
    '/site/info?sn=700121&part=contacts',
    '/site/info?sn=700121&part=schedules',
    '/site/requests',
    '/ans-service/messages',
    '/ans-service/on-call',
    '/ans-service/auto-notify',
    '/ans-service/business-hours',
    '/reports/completed',
    '/account-group/info',
    '/branding',
    '/billing',
    '/resources',
    '/home/contact-us',
    '/home/product-roadmap',
    '/news',
    '/knowledge-base',
    '/create-account',
  ],
  'staff.admin': ['/home/dashboard', '/support', '/news/setup', '/marketing', '/reports'],
} as const;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Collects shifts of the page's layout that no press caused. */
const watchShifts = (): void => {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null): string =>
    `${node?.nodeName ?? 'gone'} “${(node?.textContent ?? '').slice(0, 40)}”`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Says for how long no call of the API runs; the lines that stay open do not count. */
const callsOf = (page: Page) => {
  const running = new Set<Request>();
  let last = Date.now();
  const over = (request: Request): void => {
    if (running.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (CALL.test(request.url())) running.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return { idleFor: () => (running.size > 0 ? 0 : Date.now() - last) };
};

/** Opens a screen afresh and returns its shifts once everything has arrived; none if they are small. */
const shiftsOf = async (
  page: Page,
  calls: ReturnType<typeof callsOf>,
  url: string,
): Promise<readonly string[]> => {
  await page.goto(url);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(calls.idleFor).toBeGreaterThan(QUIET);
  await expect(main.locator('[role=status] > i')).toHaveCount(0);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= MOST ? [] : [sum.toFixed(3), ...shifts.flatMap(({ moved }) => moved)];
};

for (const [person, paths] of Object.entries(SCREENS))
  test(`No screen of ${person} moves what is already in sight while the rest arrives`, async ({
    page,
    server,
  }) => {
    test.setTimeout(600_000);
    await page.context().addInitScript(watchShifts);
    await page.context().route(CALL, async (route) => {
      await new Promise((done) => setTimeout(done, DELAY));
      await route.continue().catch(() => undefined);
    });
    const calls = callsOf(page);
    await arrive(page, server, person);
    for (const [turn, path] of paths.entries())
      for (const size of sizesFor(turn)) {
        await page.setViewportSize(size);
        const shifts = await shiftsOf(page, calls, new URL(path, page.url()).href);
        expect.soft(shifts, `${path} at ${size.width}`).toEqual([]);
      }
  });
