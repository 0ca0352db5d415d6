import { describe, expect, it } from 'vitest';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { accountLinksRoutes } from '#adapters/wire/account-links.routes.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { Portal } from './support/portal.ts';

const LINKS = { links: [], alarms: [], activeSiteNum: null };
const FORM = { accountNumber: 'HP1999', passcode: 'MOORING7' };

const signedIn = () => {
  const portal = new Portal(undefined, 'consumer');
  portal.signIn('ann', 3, { group: 4471 });
  const { client } = portal.adapters;
  return {
    portal,
    links: gatewayOf(client, accountLinksRoutes),
    profile: gatewayOf(client, profileRoutes),
    intake: gatewayOf(client, intakeRoutes),
  };
};

describe('what signed-in people change, on the wire', () => {
  it('names links by their site in the path, and reads them in the background', async () => {
    const { portal, links } = signedIn();
    const asked = [
      links.accountLinks(),
      links.deleteAccountLink({ siteNum: 7 }),
      links.favoriteAccountLink({ siteNum: 7, flag: true }),
      links.switchActiveAccount({ siteNum: 7 }),
    ];
    const calls = portal.network.calls;
    expect(calls.map(({ url }) => url.pathname)).toEqual([
      '/api/msa/accountLinks',
      '/api/msa/accountLinks/7',
      '/api/msa/accountLinks/7/favorite',
      '/api/msa/activeAccount',
    ]);
    expect(calls.map(({ headers }) => headers.get(HEADERS.background))).toEqual([
      '1',
      null,
      null,
      null,
    ]);
    for (const call of calls) call.respond(200, LINKS);
    for (const answer of await Promise.all(asked))
      expect(answer).toEqual({ ok: true, value: LINKS });
  });

  it('sends the key of a form with every create, and no second key of its own', () => {
    const { portal, links, intake } = signedIn();
    const place = { route: '/home/summary', appVersion: '1.0' };
    void links.addAccountLink(FORM, { idempotencyKey: 'press-0001' });
    void links.addAccountLink(FORM, { idempotencyKey: 'press-0001' });
    void intake.submitBug(
      { ...place, summary: 'It broke', details: '' },
      { idempotencyKey: 'press-0002' },
    );
    void intake.submitFeedback(
      { ...place, rating: 5, comment: '' },
      { idempotencyKey: 'press-0003' },
    );
    const keys = portal.network.calls.map(({ headers }) => headers.get(HEADERS.idempotencyKey));
    expect(keys).toEqual(['press-0001', 'press-0001', 'press-0002', 'press-0003']);
  });

  it('keeps a wrong password apart from the end of the session', async () => {
    const { portal, profile } = signedIn();
    const answer = profile.confirmPassword({ password: 'wrong' });
    portal.network.at(0).respond(401, {
      message: 'The password is not correct.',
      code: 'wrongPassword',
      requestId: '1',
    });
    expect(await answer).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 401, code: 'wrongPassword' },
    });
    expect(portal.context.current.context.user?.id).toBe('ann');
  });
});
