import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const PROXY = '10.1.2.3';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const OWN = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const accountIds = async (portal: TestPortal, username: string): Promise<readonly string[]> => {
  const rows = await portal.container
    .get(SERVER.database)
    .kysely.selectFrom('portal_user')
    .select('id')
    .where('username', '=', username)
    .execute();
  return rows.map(({ id }) => id);
};

describe('what a request is known by', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ TRUSTED_PROXIES: '10.0.0.0/8' });
  });
  afterAll(() => portal.close());

  /** Sends a failing sign-in, which produces a log line, a Problem and an audit entry. */
  const ask = async (address: string, headers: Readonly<Record<string, string>>) => {
    const browser = new TestBrowser(portal);
    browser.address = address;
    await browser.get('/api/statusBanner');
    const answer = await browser.send({
      method: 'POST',
      url: '/api/account/login/credentials',
      payload: {
        username: 'dealer.limited',
        password: 'Wrong-Light-2026',
        internal: false,
        returnUrl: null,
        clientIp: null,
      },
      headers,
    });
    const { requestId } = answer.json<{ requestId: string }>();
    const line = portal.lines.findLast(({ event }) => event === 'request')?.fields ?? {};
    const rows = await portal.container
      .get(SERVER.database)
      .kysely.selectFrom('audit')
      .select('request_id')
      .where('request_id', '=', requestId)
      .execute();
    expect(answer.headers['x-request-id']).toBe(requestId);
    expect(line['requestId']).toBe(requestId);
    expect(rows.length).toBeGreaterThan(0);
    return { requestId, traceparent: line['traceparent'] ?? null };
  };

  it('is the id of a trusted proxy, whose trace stands in the log beside it', async () => {
    const headers = { 'x-request-id': 'edge-1/7f:3=a', traceparent: TRACEPARENT };
    expect(await ask(PROXY, headers)).toEqual({
      requestId: 'edge-1/7f:3=a',
      traceparent: TRACEPARENT,
    });
    expect(await ask(`::ffff:${PROXY}`, { 'x-request-id': 'over-ipv6' })).toEqual({
      requestId: 'over-ipv6',
      traceparent: null,
    });
  });

  it('is the id of its trace where the proxy gives no other', async () => {
    expect(await ask(PROXY, { traceparent: TRACEPARENT })).toEqual({
      requestId: TRACE,
      traceparent: TRACEPARENT,
    });
  });

  it.each([
    [
      'a caller nobody trusts',
      '192.0.2.1',
      { 'x-request-id': 'mine-mine', traceparent: TRACEPARENT },
    ],
    ['an id that is too short', PROXY, { 'x-request-id': 'short' }],
    ['an id that is too long', PROXY, { 'x-request-id': 'x'.repeat(129) }],
    ['an id with other characters', PROXY, { 'x-request-id': 'id with "spaces"' }],
    ['an unknown version', PROXY, { traceparent: TRACEPARENT.replace(/^00/, 'ff') }],
    ['no trace', PROXY, { traceparent: TRACEPARENT.replace(TRACE, '0'.repeat(32)) }],
    ['no span', PROXY, { traceparent: TRACEPARENT.replace('b7ad6b7169203331', '0'.repeat(16)) }],
    ['capital digits', PROXY, { traceparent: TRACEPARENT.toUpperCase() }],
    ['more than a trace', PROXY, { traceparent: `${TRACEPARENT}-more` }],
  ])('is one of our own for %s', async (_what, address, headers: Record<string, string>) => {
    const { requestId, traceparent } = await ask(address, headers);
    expect(requestId).toMatch(OWN);
    expect(traceparent).toBeNull();
  });

  it('stands in a line that says which variant was asked, and by whom where a session was found', async () => {
    const last = () => portal.lines.findLast(({ event }) => event === 'request')?.fields ?? {};
    const dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
    await dealer.get('/api/account/me');
    const [accountId] = await accountIds(portal, 'dealer.limited');
    expect(last()).toMatchObject({ variant: 'dealer', accountId });
    const customer = new TestBrowser(portal, 'consumer');
    await customer.get('/api/statusBanner');
    expect(last()).toMatchObject({ variant: 'consumer' });
    expect(last()).not.toHaveProperty('accountId');
  });
});
