import type { Page } from '@playwright/test';
import { mayOpen, sectionFor, type Route } from '#core/navigation/match-route.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { variantOf } from '#adapters/server/demo/demo-person.ts';
import { personOf, signInByApi } from '../support/arrive.ts';
import { ANSWERED, expect, test } from '../support/test.ts';

/** A URL to visit, and the refusal expected there, or null if a screen is expected. */
interface Stop {
  readonly to: string;
  readonly refusal: 'Access denied' | 'No answering service' | null;
}

/** Query parameters for screens whose URL must name an account. */
const PLACES: Readonly<Record<string, string>> = {
  '/site/info': '?sn=700121&sg=4471',
  '/site/history': '?sn=700121&sg=4471',
};

const stopOf = ({ user }: SessionView, route: Route): Stop => {
  const { applicationNum: application } = user;
  const served = user.allowedDealers.find((group) => group.answeringServiceEnabled);
  const needsService = route.menu?.answeringService === true;
  const may = mayOpen(route, { application, permissions: grantedPermissions(user) });
  const group = needsService && served ? `?sg=${served.siteGroupNum}` : '';
  const to = `${route.path}${PLACES[route.path] ?? group}`;
  if (!may || sectionFor(route, application) === null) return { to, refusal: 'Access denied' };
  return { to, refusal: needsService && !served ? 'No answering service' : null };
};

/**
 * Visits the URLs one after another within the page and lists each URL with an unexpected screen. Continues as soon as a
 * screen has its title and data.
 */
const walk = (page: Page, stops: readonly Stop[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const NO_SCREEN =
      /^(Page not found|Server error|Something went wrong|Access denied|No answering service|$)/;
    const PATIENCE = 15_000;
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const standsAs = (refusal: string | null): boolean => {
      const titles = [...document.querySelectorAll('h1')].map((title) => title.textContent);
      if (refusal !== null) return titles.join() === refusal;
      const isNew = document.querySelector('h1[data-left]') === null;
      const isRead = document.querySelector('main [role=status] > i') === null;
      return isNew && isRead && titles.length === 1 && !NO_SCREEN.test(titles[0] ?? '');
    };
    const wrong: string[] = [];
    for (const { to, refusal } of all) {
      const { pathname } = new URL(to, location.href);
      if (location.pathname !== pathname)
        document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({ key: `walk-${to}`, usr: null, idx: history.length }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      // Two consecutive URLs may show the same refusal. A refusal therefore counts only after the page has had time to
      // replace the previous refusal.
      await rest(refusal === null ? 0 : 40);
      const begun = performance.now();
      // In a shared section, each audience has a different screen.
      const isDone = () => location.pathname !== pathname || standsAs(refusal);
      while (!isDone() && performance.now() - begun < PATIENCE) await rest(10);
      if (!isDone()) wrong.push(`${to}: “${document.querySelector('h1')?.textContent ?? ''}”`);
    }
    return wrong;
  }, stops);

/** One user per audience who also visits every refused URL. The test of the route guard covers the other users. */
const REFUSED: ReadonlySet<string> = new Set([
  'staff.limited',
  'dealer.limited',
  'limited@example.com',
]);

const guarded = SCREENS.filter(({ needsSession }) => needsSession);

test('Each demo account finds a screen at every address it may see, and those with few rights are refused at all others', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  // The test takes long: eight users sign in one after another.
  test.slow();
  for (const username of [
    'staff.admin',
    'staff.limited',
    'dealer.admin',
    'dealer.limited',
    'dealer.sso',
    'owner@example.com',
    'limited@example.com',
    'newcomer@example.com',
  ]) {
    const variant = variantOf(personOf(username));
    await page.goto('about:blank');
    const visitor = await signInByApi(page, server, username);
    const me = await visitor.call('GET', `/api/${variant === 'dealer' ? 'account' : 'msa'}/me`);
    const view = (await me.json()) as SessionView;
    await page.goto(`${server.originOf(variant)}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const stops = guarded
      .map((route) => stopOf(view, route))
      .filter(({ refusal }) => refusal === null || REFUSED.has(username));
    expect(stops.filter(({ refusal }) => refusal === null).length).toBeGreaterThan(5);
    expect(await walk(page, stops), username).toEqual([]);
  }
});
