import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS } from '#adapters/wire/headers.ts';
import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PLACE = { route: '/home/summary?secret=1', appVersion: '1.0' };

describe('a customer without a site', () => {
  it('links the unclaimed account, works with it and lets it go again', async () => {
    const browser = new TestBrowser(portal, 'consumer');
    await browser.signIn('newcomer@example.com');
    const empty = await browser.get('/api/msa/accountLinks');
    expect(empty.json()).toEqual({ links: [], alarms: [], activeSiteNum: null });
    const body = { accountNumber: ' hp1999 ', passcode: 'mooring7' };
    const add = () =>
      browser.send({
        method: 'POST',
        url: '/api/msa/accountLinks',
        payload: body,
        headers: { [HEADERS.idempotencyKey]: 'form-0001' },
      });
    const added = await add();
    expect(added.statusCode, added.body).toBe(200);
    const { links, activeSiteNum } = added.json<AccountLinks>();
    expect(links.map(({ siteName }) => siteName)).toEqual(['Harbor Lane Boat Storage']);
    expect(links[0]?.badges.monitoring).toBe('Install pending');
    expect(activeSiteNum).toBe(links[0]?.siteNum);
    expect((await add()).json()).toEqual(added.json());
    const me = await browser.get('/api/msa/me');
    expect(me.json<{ siteGroupNum: number }>().siteGroupNum).toBe(4471);
    const gone = await browser.send({
      method: 'DELETE',
      url: `/api/msa/accountLinks/${String(activeSiteNum)}`,
    });
    expect(gone.json()).toEqual({ links: [], alarms: [], activeSiteNum: null });
    expect((await browser.get('/api/msa/me')).json()).toMatchObject({ siteGroupNum: null });
  });
});

describe('reports', () => {
  it.each([
    ['dealer.limited', 'dealer', 'bug', { summary: 'It broke', details: '' }, /^B-\d{6}$/],
    ['limited@example.com', 'consumer', 'feedback', { rating: 5, comment: 'Nice' }, /^F-\d{6}$/],
    ['staff.limited', 'dealer', 'feedback', { rating: 2, comment: '' }, /^F-\d{6}$/],
  ] as const)('of %s are stored with a number', async (who, variant, kind, body, number) => {
    const browser = new TestBrowser(portal, variant);
    await browser.signIn(who);
    const sent = await browser.write('POST', `/api/intake/${kind}`, { ...body, ...PLACE });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json<{ reference: string }>().reference).toMatch(number);
    const { kysely } = portal.container.get(SERVER.database);
    const stored = await kysely.selectFrom('intake').selectAll().execute();
    expect(stored.at(-1)).toMatchObject({ route: '/home/summary', status: 'New', kind });
    expect(JSON.stringify(stored)).not.toContain('secret');
  });
});

describe('the own account', () => {
  it('asks for the password before it sends a code to a new contact', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
    const change = { type: 'email', value: 'new.limited@example.com' };
    const early = await browser.write('POST', '/api/account/contactChange', change);
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'checkNeeded']);
    const wrong = await browser.write('POST', '/api/account/password/confirm', { password: 'no' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers[HEADERS.invalidSession]).toBeUndefined();
    await browser.write('POST', '/api/account/password/confirm', { password: 'Harbor-Light-2026' });
    const started = await browser.write('POST', '/api/account/contactChange', change);
    expect(started.json()).toEqual({ sentTo: 'n•••@e•••.com', resendInSeconds: 30 });
    const { kysely } = portal.container.get(SERVER.database);
    const message = await kysely
      .selectFrom('message')
      .select('code')
      .where('recipient', '=', 'new.limited@example.com')
      .executeTakeFirstOrThrow();
    const saved = await browser.write('POST', '/api/account/contactChange/verify', {
      type: 'email',
      code: message.code,
      endOthers: true,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json<{ user: { email: string } }>().user.email).toBe('new.limited@example.com');
  });
});
