import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAhead } from '#composition/web/look-ahead.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, replyOf, viewOf } from '#tests/core/login/support/people.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GROUPS = [4471, 4480].map((siteGroupNum) => ({
  siteGroupNum,
  siteGroupName: `Group ${siteGroupNum}`,
  answeringServiceEnabled: false,
  timeZone: 'America/New_York',
}));

const personOf = (application: Application, flags: Parameters<typeof viewOf>[1] = {}) => {
  const view = viewOf(application, { betaUser: true, ...flags });
  return { ...view, user: { ...view.user, allowedDealers: application === 2 ? GROUPS : [] } };
};

/** Opens a page at this URL. Returns the requests and sections that the page fetches before its screens are loaded. */
const pageAt = (address: string, settle: (session: SessionContext) => void = () => undefined) => {
  const session = new SessionContext();
  session.state$.subscribe(({ view }) => {
    if (view !== null) settle(session);
  });
  const { pathname, search } = new URL(address, 'https://portal.example');
  const did: string[] = [];
  const ahead = lookAhead({
    session,
    figures: { ahead: () => void did.push('figures') },
    variant: 'dealer',
    address: () => ({ pathname, search }),
    fetchPart: (name) => {
      did.push(name);
      return Promise.resolve();
    },
  });
  ahead.start();
  return { session, did, ahead };
};

describe('what is asked for before the screen is there', () => {
  it.each([
    ['/home/dashboard', 2, ['figures', 'home', 'news-card']],
    ['/', 2, ['figures', 'home', 'news-card']],
    ['/login', 2, ['figures', 'home', 'news-card']],
    ['/login?returnUrl=%2Fsite%2Finfo%3Fsn%3D7', 2, ['site', 'site-cards']],
    ['/login?returnUrl=https%3A%2F%2Felsewhere.example', 2, ['figures', 'home', 'news-card']],
    ['/home/dashboard?sg=4471', 2, ['figures', 'home', 'news-card']],
    ['/home/dashboard?sg=4480', 2, ['home', 'news-card']],
    ['/site/info?sn=7', 2, ['site', 'site-cards']],
    ['/home/dashboard', 1, ['staff-home']],
    ['/no/such/page', 2, []],
  ] as const)('at %s for application %i: %j', (address, application, wanted) => {
    const { session, did } = pageAt(address);
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(application)) });
    expect(did).toEqual(wanted);
  });

  it('is nothing for a dealer who works in the classic portal', () => {
    const { session, did } = pageAt('/home/dashboard');
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(2, { betaUser: false })) });
    expect(did).toEqual([]);
  });

  it('is nothing while a demand is open, and everything once it is met', () => {
    const { session, did } = pageAt('/login');
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(2, { mfaRequired: true })) });
    expect(did).toEqual([]);
    session.apply({ kind: 'stepCompleted', reply: replyOf(personOf(2)) });
    expect(did).toEqual(['figures', 'home', 'news-card']);
  });

  it('is asked for once for a group settled on arrival, and again for another one', () => {
    let settled = false;
    const { session, did } = pageAt('/home/dashboard', (here) => {
      if (!settled) here.apply({ kind: 'groupChanged', siteGroupNum: 4480 });
      settled = true;
    });
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(2)) });
    const figures = () => did.filter((one) => one === 'figures').length;
    expect(session.current.context.siteGroupNum).toBe(4480);
    expect(figures()).toBe(1);
    session.apply({ kind: 'groupChanged', siteGroupNum: 4471 });
    expect(figures()).toBe(2);
  });

  it('is followed by what is opened from there, unless somebody has left', async () => {
    const { session, did, ahead } = pageAt('/home/dashboard');
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(2)) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(did).toEqual(['figures', 'home', 'news-card', 'account-search', 'site', 'site-cards']);
    session.apply({ kind: 'signedOut', reason: 'asked' });
    session.apply({ kind: 'signedIn', grant: grantOf(personOf(2)) });
    session.apply({ kind: 'signedOut', reason: 'asked' });
    did.length = 0;
    await vi.advanceTimersByTimeAsync(5000);
    expect(did).toEqual([]);
    ahead.dispose();
  });
});
