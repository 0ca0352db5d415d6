import type { Page } from '@playwright/test';
import { mayOpen, sectionFor, type Route } from '#core/navigation/match-route.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { variantOf } from '#adapters/server/demo/demo-person.ts';
import type { PortalServer } from './server.ts';
import { personOf, signInByApi } from './arrive.ts';
import { expect } from './test.ts';

/** A URL to visit, and the refusal expected there, or null if a screen is expected. */
export interface Stop {
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

const guarded = SCREENS.filter(({ needsSession }) => needsSession);

/** Signs a person in, opens the first screen, and returns a stop for each screen behind the sign-in. */
export const stopsOf = async (
  page: Page,
  server: PortalServer,
  username: string,
): Promise<readonly Stop[]> => {
  const variant = variantOf(personOf(username));
  await page.goto('about:blank');
  const visitor = await signInByApi(page, server, username);
  const me = await visitor.call('GET', `/api/${variant === 'dealer' ? 'account' : 'msa'}/me`);
  const view = (await me.json()) as SessionView;
  await page.goto(`${server.originOf(variant)}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return guarded.map((route) => stopOf(view, route));
};

/**
 * Opens a URL within the page, and resolves as soon as the screen has its title and data: to null, or to the title that
 * stands there instead.
 */
export const goWithin = (page: Page, stop: Stop): Promise<string | null> =>
  page.evaluate(async ({ to, refusal }) => {
    const NO_SCREEN =
      /^(Page not found|Server error|Something went wrong|Access denied|No answering service|$)/;
    const PATIENCE = 15_000;
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const stands = (): boolean => {
      const titles = [...document.querySelectorAll('h1')].map((title) => title.textContent);
      if (refusal !== null) return titles.join() === refusal;
      const isNew = document.querySelector('h1[data-left]') === null;
      const isRead = document.querySelector('main [role=status] > i') === null;
      const isFull = document.querySelector('main :is(h2, table, form, ul, p, iframe)') !== null;
      return isNew && isRead && isFull && titles.length === 1 && !NO_SCREEN.test(titles[0] ?? '');
    };
    const { pathname } = new URL(to, location.href);
    if (location.pathname !== pathname) document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({ key: `walk-${to}`, usr: null, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // Two consecutive URLs may show the same refusal, or tabs of the same site. They count only after the page has had time
    // to replace the previous content.
    await rest(refusal === null && document.querySelector('h1[data-left]') !== null ? 0 : 40);
    const begun = performance.now();
    // In a shared section, each audience has a different screen.
    const isDone = () => location.pathname !== pathname || stands();
    while (!isDone() && performance.now() - begun < PATIENCE) await rest(10);
    return isDone() ? null : `${to}: “${document.querySelector('h1')?.textContent ?? ''}”`;
  }, stop);
