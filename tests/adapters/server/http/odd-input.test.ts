import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from './audit/multipart.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const CSV = Buffer.from('Transmitter code,Zone,Description\r\n');

describe('what no database would take is answered, not a fault', () => {
  let portal: TestPortal;
  let dealer: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    dealer = new TestBrowser(portal);
    await dealer.signIn('omar.haddad');
  });
  afterAll(() => portal.close());

  it.each([
    'site/accounts?siteGroupNum=4473&sinceFrom=2026-02-30',
    'site/accounts/count?siteGroupNum=4473&signalTo=2026-06-31',
    'site/accounts?siteGroupNum=4473&sinceTo=0000-01-01',
    'billing/invoices?siteGroupNum=4473&from=2026-02-30',
    'billing/payments?siteGroupNum=4473&to=2026-02-30',
  ])('a filter by a day that does not exist filters nothing: %s', async (address) => {
    const answer = await dealer.get(`/api/${address}`);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('a form that is cut short, and a file name with signs that no name holds', async () => {
    const { payload, headers } = multipart({ name: 'zones.csv', content: CSV });
    const send = (body: Buffer) =>
      dealer.send({ method: 'POST', url: '/api/zones/imports', headers, payload: body });
    const cut = await send(payload.subarray(0, -20));
    expect([cut.statusCode, cut.body]).toEqual([
      400,
      expect.stringContaining('Send the file again'),
    ]);
    const odd = multipart({ name: 'a\0b.csv', content: CSV });
    const named = await dealer.send({ method: 'POST', url: '/api/zones/imports', ...odd });
    expect(named.statusCode, named.body).toBeLessThan(500);
  });
});
