import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { accountRoutes } from '#adapters/wire/account.routes.ts';
import { describe, expect, it } from 'vitest';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { INVALID_TOKEN, newBrowser, Portal, SESSION_ENDED, settle } from './support/portal.ts';

const STAFF_HOME = {
  asOf: '2026-01-01T00:00:00Z',
  siteGroups: 1,
  sites: 1,
  activeAlarms: 0,
  onTest: 0,
  failedLogins24h: 0,
  waitingAccounts: 0,
  openSessions: 1,
  banner: null,
  news: null,
  logins: null,
  impersonations: null,
  intake: null,
  reports: null,
  failures: null,
  signals: null,
};
const OVER = { ok: false, error: { kind: 'empty', reason: 'sessionOver' } };

describe('Holding', () => {
  it('sends 500 requests held at sign-in once each, in call order', async () => {
    const portal = new Portal();
    const answers = Array.from({ length: 500 }, (_, i) =>
      portal.adapters.client.call({
        ...staffHomeRoutes.staffHome,
        path: `home/staff/${String(i)}`,
      }),
    );
    expect(portal.network.calls).toHaveLength(0);
    expect(portal.heldLog).toHaveLength(500);
    portal.signIn('ann', 1);
    expect(portal.network.calls.map((call) => call.url.pathname)).toEqual(
      Array.from({ length: 500 }, (_, i) => `/api/home/staff/${String(i)}`),
    );
    for (const call of portal.network.calls) call.respond(200, STAFF_HOME);
    expect((await Promise.all(answers)).every((answer) => answer.ok)).toBe(true);
    expect(portal.adapters.hold.pending).toBe(0);
  });

  it('waits for the group of a dealer, whichever comes first', () => {
    const portal = new Portal();
    void portal.adapters.client.call(homeRoutes.dealerHome);
    portal.context.apply({ kind: 'groupChanged', siteGroupNum: 4471 });
    portal.signIn('dana', 2);
    expect(portal.network.at(0).url.searchParams.get('siteGroupNum')).toBe('4471');
  });

  it('lets requests under way finish when a demand appears, and holds new ones until it is gone', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    const first = portal.adapters.client.call(staffHomeRoutes.staffHome);
    portal.signIn('ann', 1, { demands: true });
    const second = portal.adapters.client.call(staffHomeRoutes.staffHome);
    expect(portal.network.calls).toHaveLength(1);
    portal.network.at(0).respond(200, STAFF_HOME);
    expect((await first).ok).toBe(true);
    portal.signIn('ann', 1);
    portal.network.at(1).respond(200, STAFF_HOME);
    expect((await second).ok).toBe(true);
  });

  it('takes a held read back when its page is left', async () => {
    const portal = new Portal();
    const page = new AbortController();
    const answer = portal.adapters.client.call(
      staffHomeRoutes.staffHome,
      {},
      { signal: page.signal },
    );
    page.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'empty', reason: 'aborted' } });
    portal.signIn('ann', 1);
    expect(portal.network.calls).toHaveLength(0);
  });

  it('drops held requests when an impersonation starts', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { demands: true });
    const held = portal.adapters.client.call(staffHomeRoutes.staffHome);
    const grant = grantOf({ userId: 'dana', application: 2, token: 'as-dana', group: 4471 });
    portal.context.apply({ kind: 'impersonationStarted', grant });
    expect(await held).toEqual(OVER);
    expect(portal.network.calls).toHaveLength(0);
  });

  it('does not show the answer of the first A after A, B, A', async () => {
    const portal = new Portal();
    portal.signIn('dana', 2, { group: 1 });
    const answer = portal.adapters.client.call(homeRoutes.dealerHome);
    portal.context.apply({ kind: 'groupChanged', siteGroupNum: 2 });
    portal.context.apply({ kind: 'groupChanged', siteGroupNum: 1 });
    portal.network.at(0).respond(200, {});
    expect(await answer).toEqual({ ok: false, error: { kind: 'empty', reason: 'stale' } });
  });
});

describe('Dead tokens', () => {
  it('found dead after sleep: one refresh, one re-send of each, writes too', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { token: 'slept' });
    const read = portal.adapters.client.call(staffHomeRoutes.staffHome);
    const write = portal.adapters.client.call(
      { ...accountRoutes.saveSecurityAnswers, path: 'notes' },
      {
        answers: [{ questionId: 'q', answer: 'a' }],
      },
    );
    portal.network.at(0).respond(401, {}, INVALID_TOKEN);
    portal.network.at(1).respond(401, {}, INVALID_TOKEN);
    await settle();
    expect(portal.network.to('/account/token/refresh')).toHaveLength(1);
    expect(portal.network.calls).toHaveLength(3);
    portal.network.at(2).respond(200, grantOf({ userId: 'ann', application: 1, token: 'awake' }));
    await settle();
    expect(portal.network.calls).toHaveLength(5);
    expect(portal.network.at(3).headers.get('authorization')).toBe('Bearer awake');
    portal.network.to('/home/staff').at(-1)?.respond(200, STAFF_HOME);
    portal.network.to('/notes').at(-1)?.respond(401, {}, INVALID_TOKEN);
    expect((await read).ok).toBe(true);
    expect(await write).toMatchObject({ ok: false, error: { kind: 'refused', status: 401 } });
    expect(portal.network.calls).toHaveLength(5);
  });

  it('a refresh that nobody answers fails those who wait and signs nobody out', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { token: 'old' });
    portal.context.apply({ kind: 'tokenExpired', token: 'old' });
    const answer = portal.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    portal.network.at(0).fail();
    await settle();
    portal.timers.advance(1_000);
    await settle();
    portal.network.at(1).fail();
    expect(await answer).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(portal.context.current.context.user?.id).toBe('ann');
  });

  it('a refresh on a line that went silent is sent again after 10 s, and its answer counts', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { token: 'old' });
    portal.context.apply({ kind: 'tokenExpired', token: 'old' });
    const answer = portal.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    portal.timers.advance(10_000);
    await settle();
    expect(portal.network.at(0).aborted).toBe(true);
    portal.network.at(1).respond(200, grantOf({ userId: 'ann', application: 1, token: 'newer' }));
    await settle();
    portal.network.at(2).respond(200, STAFF_HOME);
    expect((await answer).ok).toBe(true);
    expect(portal.context.current.ended).toBeNull();
  });

  it('a refresh answered after a newer sign-in changes nothing and holds nobody up', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { token: 'old' });
    portal.context.apply({ kind: 'tokenExpired', token: 'old' });
    const answer = portal.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    portal.signIn('ann', 1, { token: 'newer' });
    expect(portal.network.at(1).headers.get('authorization')).toBe('Bearer newer');
    portal.network.at(0).respond(200, grantOf({ userId: 'ann', application: 1, token: 'late' }));
    portal.network.at(1).respond(200, STAFF_HOME);
    expect((await answer).ok).toBe(true);
    await settle();
    expect(portal.context.current.context.token).toBe('newer');
  });

  it('a refresh answered after sign-out revives nobody', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { token: 'old' });
    portal.context.apply({ kind: 'tokenExpired', token: 'old' });
    const answer = portal.adapters.client.call(staffHomeRoutes.staffHome);
    await settle();
    void portal.signOut();
    expect(await answer).toEqual(OVER);
    portal.network.at(0).respond(200, grantOf({ userId: 'ann', application: 1, token: 'late' }));
    await settle();
    expect(portal.context.current.context.user).toBeNull();
  });

  it('an abort between the granted refresh and the sending sends nothing', async () => {
    const portal = new Portal();
    const page = new AbortController();
    portal.signIn('ann', 1, { token: 'old' });
    portal.context.apply({ kind: 'tokenExpired', token: 'old' });
    void portal.adapters.client.call(staffHomeRoutes.staffHome, {}, { signal: page.signal });
    await settle();
    portal.network.at(0).respond(200, grantOf({ userId: 'ann', application: 1, token: 'new' }));
    page.abort();
    await settle();
    expect(portal.network.calls).toHaveLength(1);
    expect(portal.context.current.context.token).toBe('new');
  });
});

describe('The end of a session', () => {
  it('two refusals at once end it once', async () => {
    const portal = new Portal();
    let ends = 0;
    portal.signIn('ann', 1);
    const first = portal.adapters.client.call(staffHomeRoutes.staffHome);
    const second = portal.adapters.client.call(staffHomeRoutes.staffHome);
    portal.context.state$.subscribe((state) => {
      if (state.ended !== null) ends += 1;
    });
    portal.network.at(0).respond(401, {}, SESSION_ENDED);
    portal.network.at(1).respond(401, {}, SESSION_ENDED);
    expect(await first).toEqual(OVER);
    expect(await second).toEqual(OVER);
    expect(ends).toBe(1);
    expect(portal.context.current.ended).toBe('expired');
  });

  it('is local at once while the server is silent, cancels everything but the logout call', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    const upload = portal.adapters.client.call(
      { ...accountRoutes.saveSecurityAnswers, path: 'upload' },
      {
        answers: [{ questionId: 'q', answer: 'a' }],
      },
    );
    const over = portal.signOut();
    expect(portal.context.current.context.user).toBeNull();
    expect(await upload).toEqual(OVER);
    expect(portal.network.at(0).aborted).toBe(true);
    const logout = portal.network.at(1);
    expect(logout.url.pathname).toBe('/api/account/logout');
    expect(logout.init.keepalive).toBe(true);
    expect(logout.headers.get('authorization')).toBeNull();
    expect(logout.headers.get('x-xsrf-token')).toBe('pair');
    expect(logout.aborted).toBe(false);
    logout.respond(204);
    expect((await over).ok).toBe(true);
  });

  it('repeats an unheard logout at the next start instead of resuming', async () => {
    const browser = newBrowser();
    const before = new Portal(browser);
    before.signIn('ann', 1);
    const over = before.signOut();
    before.network.at(0).fail();
    expect((await over).ok).toBe(false);
    const after = new Portal(browser);
    const restored = after.restore();
    await settle();
    expect(after.network.calls.map((call) => call.url.pathname)).toEqual(['/api/account/logout']);
    after.network.at(0).respond(204);
    expect(await restored).toEqual({ kind: 'nobody' });
    expect(browser.marker.read()).toEqual({ kind: 'none' });
  });

  it('a first visit sends no refresh and tells nobody that a login expired', async () => {
    const portal = new Portal();
    expect(await portal.restore()).toEqual({ kind: 'nobody' });
    expect(portal.network.calls).toHaveLength(0);
    expect(portal.context.current.ended).toBeNull();
  });
});
