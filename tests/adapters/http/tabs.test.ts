import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { describe, expect, it } from 'vitest';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { newBrowser, Portal, SESSION_ENDED, settle, type Browser } from './support/portal.ts';

/** Opens a second tab that resumes the session of the first tab. */
const resumed = async (browser: Browser, userId: string, token: string): Promise<Portal> => {
  const tab = new Portal(browser);
  const restored = tab.restore();
  await settle();
  tab.network.at(0).respond(200, grantOf({ userId, application: 1, token }));
  expect(await restored).toEqual({ kind: 'restored' });
  return tab;
};

describe('Tabs of one browser', () => {
  it('I25: the sign-out of another tab is like one’s own', async () => {
    const browser = newBrowser();
    const first = new Portal(browser);
    first.signIn('ann', 1);
    const second = await resumed(browser, 'ann', 'second');
    const pending = second.adapters.client.call(staffHomeRoutes.staffHome);
    void first.signOut();
    expect(second.context.current.context.user).toBeNull();
    expect(second.context.current.ended).toBe('elsewhere');
    expect(await pending).toEqual({ ok: false, error: { kind: 'empty', reason: 'sessionOver' } });
    expect(second.network.calls.at(-1)?.aborted).toBe(true);
  });

  it('two tabs whose tokens expire together refresh once', async () => {
    const browser = newBrowser();
    const first = new Portal(browser);
    first.signIn('ann', 1, { token: 'first' });
    const second = await resumed(browser, 'ann', 'second');
    first.context.apply({ kind: 'tokenExpired', token: 'first' });
    second.context.apply({ kind: 'tokenExpired', token: 'second' });
    void first.adapters.client.call(staffHomeRoutes.staffHome);
    void second.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    first.network.at(0).respond(200, grantOf({ userId: 'ann', application: 1, token: 'shared' }));
    await settle();
    const bearers = [...first.network.calls, ...second.network.calls]
      .filter((call) => call.url.pathname === '/api/home/staff')
      .map((call) => call.headers.get('authorization'));
    expect(bearers).toEqual(['Bearer shared', 'Bearer shared']);
    expect(second.network.to('/token/refresh')).toHaveLength(1);
  });

  it('a message of another session is ignored', async () => {
    const browser = newBrowser();
    const tab = new Portal(browser);
    tab.signIn('ann', 1);
    const stranger = browser.tabs.open();
    stranger.post({ kind: 'signedOut', session: 'another' });
    stranger.post({
      kind: 'refreshed',
      session: 'another',
      grant: grantOf({ userId: 'ann', application: 1, token: 'strange' }),
    });
    await settle();
    expect(tab.context.current.context.token).toBe('token-of-ann');
  });

  it('somebody else signing in elsewhere ends the session here, the same person does not', () => {
    const browser = newBrowser();
    const first = new Portal(browser);
    const second = new Portal(browser);
    first.signIn('ann', 1);
    second.signIn('ann', 1, { token: 'again' });
    expect(first.context.current.context.user?.id).toBe('ann');
    second.signIn('bob', 1);
    expect(first.context.current.context.user).toBeNull();
    expect(first.context.current.ended).toBe('elsewhere');
  });

  it('all of them become the user with the staff member, and themselves again, each in a new epoch', async () => {
    const browser = newBrowser();
    const first = new Portal(browser);
    first.signIn('ann', 1);
    const [second, third] = [
      await resumed(browser, 'ann', 'second'),
      await resumed(browser, 'ann', 'third'),
    ];
    const pending = second.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    const { session, token } = grantOf({
      userId: 'dana',
      application: 2,
      token: 'seen',
      group: 4471,
    });
    const impersonation = { actorName: 'Ann', mode: 'look', endsInSeconds: 60 } as const;
    const grant = { token, session: { ...session, impersonation } };
    first.context.apply({ kind: 'impersonationStarted', grant });
    for (const tab of [first, second, third]) {
      expect(tab.context.current.context).toMatchObject({ token: 'seen', user: { id: 'dana' } });
      expect(tab.context.current.view?.impersonation).toEqual(impersonation);
    }
    expect(await pending).toMatchObject({ error: { kind: 'empty' } });
    const own = grantOf({ userId: 'ann', application: 1, token: 'own again' });
    third.context.apply({ kind: 'impersonationEnded', grant: own });
    for (const tab of [first, second, third])
      expect(tab.context.current.context).toMatchObject({
        token: 'own again',
        user: { id: 'ann' },
      });
    void second.signOut();
    expect(first.context.current.ended).toBe('elsewhere');
  });

  it('an impersonation whose time is over ends in all of them, by a request or by a refresh', async () => {
    const browser = newBrowser();
    const first = new Portal(browser);
    first.signIn('ann', 1);
    const second = await resumed(browser, 'ann', 'second');
    second.context.apply({ kind: 'tokenExpired', token: 'second' });
    const pending = second.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    second.network.at(-1).respond(401, {}, { 'x-invalid-impersonation': 'true' });
    expect(await pending).toMatchObject({ error: { kind: 'empty' } });
    for (const tab of [first, second])
      expect(tab.context.current.ended).toBe('impersonationExpired');
    expect(browser.marker.read()).toEqual({ kind: 'none' });
  });

  it('a page from the back/forward cache notices that its session is gone', () => {
    const browser = newBrowser();
    const tab = new Portal(browser);
    tab.signIn('ann', 1);
    tab.adapters.tabs.verify();
    expect(tab.context.current.context.user?.id).toBe('ann');
    browser.marker.write({ kind: 'signedOut' });
    tab.adapters.tabs.verify();
    expect(tab.context.current.context.user).toBeNull();
  });
});

describe('Start-up', () => {
  it('with a mark whose session is over says so once and forgets the mark', async () => {
    const browser = newBrowser();
    browser.marker.write({ kind: 'signedIn', label: 'old' });
    const tab = new Portal(browser);
    const restored = tab.restore();
    await settle();
    tab.network.at(0).respond(401, {}, SESSION_ENDED);
    expect(await restored).toEqual({ kind: 'ended' });
    expect(tab.context.current.ended).toBe('expired');
    expect(browser.marker.read()).toEqual({ kind: 'none' });
  });

  it('without an answer keeps the mark for a later try', async () => {
    const browser = newBrowser();
    browser.marker.write({ kind: 'signedIn', label: 'old' });
    const tab = new Portal(browser);
    const restored = tab.restore();
    await settle();
    tab.network.at(0).fail();
    await settle();
    tab.timers.advance(1_000);
    await settle();
    tab.network.at(1).fail();
    expect(await restored).toMatchObject({ kind: 'unavailable' });
    expect(browser.marker.read()).toEqual({ kind: 'signedIn', label: 'old' });
    expect(tab.context.current.ended).toBeNull();
  });

  it('lets a person who signs in meanwhile be the one who is signed in', async () => {
    const browser = newBrowser();
    browser.marker.write({ kind: 'signedIn', label: 'old' });
    const tab = new Portal(browser);
    const restored = tab.restore();
    await settle();
    tab.signIn('bob', 1);
    tab.network.at(0).respond(200, grantOf({ userId: 'ann', application: 1, token: 'old' }));
    await restored;
    expect(tab.context.current.context.user?.id).toBe('bob');
  });
});
