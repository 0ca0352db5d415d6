import { describe, expect, it } from 'vitest';
import {
  defaultPath,
  isBuilt,
  matchRoute,
  mayOpen,
  sectionFor,
} from '#core/navigation/match-route.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';

const visitor = (application: 1 | 2 | 3, ...permissions: string[]) => ({
  application,
  permissions: new Set(permissions),
});

describe('the route table (spec §2.1)', () => {
  it('finds every route by its own path, with or without a slash at the end', () => {
    for (const route of SCREENS) {
      const path = route.path.replace('{id}', 'a1b2');
      expect(matchRoute(path)?.id).toBe(route.id);
      expect(matchRoute(`${path}/`)?.id).toBe(route.id);
    }
  });

  it('holds the routes of the specification', () => {
    expect(SCREENS.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        (
          '/login /login/register /loginSession /access-denied /site/info /site/history /home/dashboard ' +
          '/home/contact-us /home/product-roadmap /billing /resources /support /branding /marketing ' +
          '/reports-download/{id} /news /news/setup /knowledge-base /server-error /icons'
        ).split(' '),
      ),
    );
  });

  it.each([
    '',
    '/',
    '//',
    'login',
    'x/login',
    '/Login',
    '/home',
    '/home/dashboard/x',
    '/home//dashboard',
    '/reports-download',
    '/reports-download/',
    '/reports-download//',
    '/reports-download/a/b',
    '/nowhere',
    '/__proto__',
    '/constructor',
  ])('does not know %j', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('hides the navigation where the specification says so', () => {
    const hidden = ['/login', '/login/register', '/reports-download/x', '/icons'];
    for (const path of hidden) expect(matchRoute(path)?.navigation).toBe(false);
    expect(matchRoute('/home/dashboard')?.navigation).toBe(true);
    expect(matchRoute('/login')?.title).toBe('Login');
  });

  it('guards everything but sign-in, download, error pages and the icon viewer', () => {
    expect(SCREENS.filter(({ needsSession }) => !needsSession).map(({ id }) => id)).toEqual([
      'login',
      'login/register',
      'loginSession',
      'access-denied',
      'server-error',
      'icons',
      'reports-download',
    ]);
  });

  it('opens news to staff and dealers, news setup to staff with its right alone', () => {
    const [news, setup] = [matchRoute('/news'), matchRoute('/news/setup')];
    if (news === null || setup === null) throw new Error('the news routes are missing');
    expect([1, 2, 3].map((app) => mayOpen(news, visitor(app as 1)))).toEqual([true, true, false]);
    expect(mayOpen(setup, visitor(1))).toBe(false);
    const able = [1, 2, 3].map((app) => mayOpen(setup, visitor(app as 1, 'news')));
    expect(able).toEqual([true, false, false]);
  });

  it('is drawn by the part of its entry, where they differ by that of the application', () => {
    const [home, news] = [matchRoute('/home/dashboard'), matchRoute('/news')];
    if (home === null || news === null) throw new Error('a route is missing');
    expect([1, 2, 3, null].map((app) => sectionFor(home, app as 1))).toEqual([
      'staff-home',
      'home',
      null,
      null,
    ]);
    expect(sectionFor(news, null)).toBe('news');
  });

  it('has a screen behind every address of the table', () => {
    const unbuilt = SCREENS.filter((route) => !isBuilt(route));
    expect(unbuilt.map(({ path }) => path)).toEqual([]);
    const [news] = SCREENS.filter(({ id }) => id === 'news');
    if (news === undefined) throw new Error('the news route is missing');
    const without = { ...news, section: null };
    expect([isBuilt(without), sectionFor(without, 1)]).toEqual([false, null]);
  });

  it('opens a route that names no application to every one of them', () => {
    const open = SCREENS.filter(({ applications }) => applications.length === 0);
    expect(open.length).toBeGreaterThan(0);
    for (const route of open) {
      const rights = visitor(1, ...route.permissions).permissions;
      for (const application of [1, 2, 3] as const)
        expect(mayOpen(route, { application, permissions: rights })).toBe(true);
    }
  });

  it('turns away who lacks the right', () => {
    const billing = matchRoute('/billing');
    if (billing === null) throw new Error('the billing route is missing');
    expect(mayOpen(billing, visitor(2))).toBe(false);
    expect(mayOpen(billing, visitor(2, 'billingRead'))).toBe(true);
    expect(mayOpen(billing, visitor(3, 'billingRead'))).toBe(false);
  });

  it('has a default for each variant that is a route', () => {
    expect(defaultPath('consumer')).toBe('/msa/summary');
    expect(defaultPath('dealer')).toBe('/home/dashboard');
    expect(matchRoute(defaultPath('consumer'))).not.toBeNull();
    expect(matchRoute(defaultPath('dealer'))).not.toBeNull();
  });
});
