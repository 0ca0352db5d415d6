import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const MINUTE = 60_000;

describe('calls no person asked for', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  const refreshedAfter31Minutes = async (
    headers: Readonly<Record<string, string>>,
  ): Promise<number> => {
    const clock = portal.container.get(SERVER.demoClock);
    const browser = new TestBrowser(portal);
    const signedIn = await browser.write('POST', '/api/account/login/credentials', {
      username: 'dealer.limited',
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    });
    browser.token = signedIn.json<{ token: { accessToken: string } }>().token.accessToken;
    clock?.advance(9 * MINUTE);
    const request = { method: 'GET', url: '/api/account/me', headers } as const;
    expect((await browser.send(request)).statusCode).toBe(200);
    clock?.advance(22 * MINUTE);
    return (await browser.write('POST', '/api/account/token/refresh')).statusCode;
  };

  it('do not keep a session awake, and others do', async () => {
    expect(await refreshedAfter31Minutes({ 'x-background': '1' })).toBe(401);
    expect(await refreshedAfter31Minutes({})).toBe(200);
  });
});
