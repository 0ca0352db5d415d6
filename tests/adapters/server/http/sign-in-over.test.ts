import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('a sign-in with the cookie of a session', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it.each([
    ['dealer', 'dealer.limited', '/api/account/me'],
    ['consumer', 'limited@example.com', '/api/msa/me'],
  ] as const)('of a %s ends that session and no other', async (variant, username, me) => {
    const elsewhere = new TestBrowser(portal, variant);
    await elsewhere.signIn(username);
    const browser = new TestBrowser(portal, variant);
    await browser.signIn(username);
    const older = browser.token;
    expect((await browser.get(me)).statusCode).toBe(200);
    expect((await browser.signIn(username)).statusCode).toBe(200);
    expect((await browser.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(200);
    browser.token = older;
    const refused = await browser.get(me);
    expect(refused.statusCode).toBe(401);
    // The browser's session is still valid: a tab with an outdated token can refresh with the newer cookie.
    expect(refused.headers['www-authenticate']).toContain('invalid_token');
  });
});
