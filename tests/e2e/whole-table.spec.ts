import type { Page } from '@playwright/test';
import { mayVisit, sectionFor } from '#core/navigation/match-route.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { arrive, signInByApi } from './support/arrive.ts';
import type { PortalServer } from './support/server.ts';
import { ANSWERED, expect, signIn, test } from './support/test.ts';

const TITLE = { level: 1 } as const;
/** What stands where no screen does. */
const NO_SCREEN =
  /^(Page not found|Server error|Something went wrong|Access denied|No answering service)/;

/** A screen at an address within the page, as a link leads there, and the words it stands under; none of the screen before. */
const goTo = async (page: Page, path: string): Promise<string> => {
  await page.evaluate((to) => {
    // What is closed to somebody says so for one address after another, and stays; so does the screen one is at.
    const stays =
      document.title.startsWith('Access denied') ||
      location.pathname === new URL(to, location.href).pathname;
    if (!stays) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({ key: `walk-${to}`, usr: null, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const title = page.locator('h1:not([data-left])');
  const ledElsewhere = () => new URL(page.url()).pathname !== path.split('?', 1)[0];
  await expect.poll(async () => (await title.count()) === 1 || ledElsewhere(), path).toBe(true);
  if (ledElsewhere()) return '';
  await expect(title).not.toHaveText(/^$/);
  return (await title.textContent()) ?? '';
};

const viewOf = async (page: Page, server: PortalServer, username: string): Promise<SessionView> => {
  const visitor = await signInByApi(page, server, username);
  const answer = await visitor.call('GET', `/api/${username.includes('@') ? 'msa' : 'account'}/me`);
  return (await answer.json()) as SessionView;
};

/** An account needs to be named in the addresses of its own screens. */
const PLACES: Readonly<Record<string, string>> = {
  '/site/info': '?sn=700121&sg=4471',
  '/site/history': '?sn=700121&sg=4471',
};

const guarded = SCREENS.filter(({ needsSession }) => needsSession);

/** Walks every route of the table as one person: theirs are screens, others are refused. */
const walkRoutes = async (page: Page, view: SessionView): Promise<readonly string[]> => {
  const { applicationNum: application } = view.user;
  const visitor = { application, permissions: heldPermissions(view.user) };
  const served = view.user.allowedDealers.find((group) => group.answeringServiceEnabled);
  const wrong: string[] = [];
  for (const route of guarded) {
    const needsService = route.menu?.answeringService === true;
    const group = needsService && served ? `?sg=${served.siteGroupNum}` : '';
    const title = await goTo(page, `${route.path}${PLACES[route.path] ?? group}`);
    // A section that two audiences have leads each to its own screen of it.
    if (new URL(page.url()).pathname !== route.path) continue;
    const may = mayVisit(route, visitor);
    const built = sectionFor(route, application) !== null;
    const expected = may && needsService && !served ? 'No answering service' : 'Access denied';
    const shown = may && built && (!needsService || served !== undefined);
    const good = shown ? !NO_SCREEN.test(title) : title === expected;
    if (!good) wrong.push(`${view.user.name} at ${route.path}: "${title}"`);
  }
  return wrong;
};

for (const [audience, usernames] of [
  ['staff', ['staff.admin', 'staff.limited']],
  ['dealers', ['dealer.admin', 'dealer.limited', 'dealer.sso']],
  ['customers', ['owner@example.com', 'limited@example.com', 'newcomer@example.com']],
] as const)
  test(`every route of the table is a screen for the ${audience} who may see it, and is refused to the others`, async ({
    page,
    server,
    clean,
  }) => {
    clean.allow(ANSWERED);
    test.slow();
    for (const username of usernames) {
      await arrive(page, server, username);
      const view = await viewOf(page, server, username);
      await page.goto(`${server.originOf(username.includes('@') ? 'consumer' : 'dealer')}/`);
      await expect(page.getByRole('heading', TITLE)).toBeFocused();
      expect(await walkRoutes(page, view)).toEqual([]);
    }
  });

test('who owes a step first, works in the classic portal or has not come in stands there, whatever address is opened', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  test.slow();
  for (const [username, step] of [
    ['dealer.steps', 'Setup multi-factor authentication'],
    ['4471dealer', 'Choose a new username'],
  ] as const) {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signIn(page, server.dealer, username);
    await expect(page.getByRole('heading', { ...TITLE, name: step })).toBeVisible();
    for (const { path } of guarded) {
      await goTo(page, path);
      await expect(page, path).toHaveURL(/\/login\?returnUrl=/);
      await expect(page.getByRole('heading', TITLE), path).toHaveText(step);
    }
  }
  for (const path of ['/home/dashboard', '/site/info?sn=700121', '/billing']) {
    await page.goto('about:blank');
    await signInByApi(page, server, 'dealer.classic');
    await page.goto(`${server.dealer}${path}`);
    await expect(page, path).toHaveURL(/\/classic/);
    await expect(page.getByText('Walt Greene')).toBeVisible();
  }
  // An invitation that was not taken up is no way in.
  for (const origin of [server.dealer, server.originOf('consumer')]) {
    await page.goto(`${origin}${guarded[0]?.path ?? ''}`);
    await expect(page).toHaveURL(/returnUrl/);
    for (const { path } of guarded) {
      await goTo(page, path);
      await expect(page, path).toHaveURL(/\/login\?returnUrl=/);
    }
  }
});
