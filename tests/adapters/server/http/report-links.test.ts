import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { seedReport } from '#tests/backend/harness/seed-report.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/**
 * Returns the parts of a response that a stranger can see. Values that always differ, such as request ids and remaining
 * seconds, are replaced.
 */
const visible = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  headers: Object.keys(headers).toSorted(),
  body: body
    .replace(/"requestId":"[^"]+"/, '')
    .replace(/"(resendInSeconds|schedReportID)":[^,}]+/g, '')
    .replace(/ in \d+ seconds/, ' in some seconds')
    .replace(/"codeDeparture":"(sending|sent)"/, '"codeDeparture":"on its way"'),
});

describe('mailed report links over HTTP', () => {
  let portal: TestPortal;
  let owner = '';
  beforeAll(async () => {
    portal = await openTestPortal();
    const { id } = await portal.container
      .get(SERVER.database)
      .kysely.selectFrom('portal_user')
      .select('id')
      .where('username', '=', 'dealer.admin')
      .executeTakeFirstOrThrow();
    owner = id;
  });
  afterAll(() => portal.close());

  const mailedTo = async (address: string) => {
    const { kysely } = portal.container.get(SERVER.database);
    const now = Date.now();
    const ends = now + 3600000;
    const report = { address, createdById: owner, createdAt: now, expiresAt: ends };
    return (await seedReport(kysely, report)).link;
  };
  let next = 0;
  /** Makes all requests that the page of a mailed report link can make, from a separate IP address. */
  const trip = async (link: string) => {
    next += 1;
    const browser = new TestBrowser(portal);
    browser.address = `10.3.0.${String(next)}`;
    const code = { contactMethodValue: link, mfaType: MFA_TYPES.reportingVerification };
    const verify = (digits: string) =>
      browser.write('POST', '/api/mfa/verifyReportCode', { code: digits, reportLinkCode: link });
    return [
      await browser.get(`/api/report/${link}/link`),
      await browser.write('POST', '/api/mfa/requestReportCode', { ...code, type: 'email' }),
      await browser.write('POST', '/api/mfa/requestReportCode', { ...code, type: 'email' }),
      await browser.write('POST', '/api/mfa/requestReportCode', { ...code, type: 'cellPhone' }),
      await verify('0000000'),
      await browser.get(`/api/report/${link}/link`),
      await browser.get(`/api/report/${link}/download`),
      await browser.write('POST', `/api/report/${link}/ask`, {}),
    ];
  };

  it('look the same whether their address is that of a person of the portal or of nobody', async () => {
    const person = (await trip(await mailedTo('dealer.limited@example.com'))).map(visible);
    const nobody = (await trip(await mailedTo('dweller.linden@example.com'))).map(visible);
    expect(nobody).toEqual(person);
    expect(person.map(({ status }) => status)).toEqual([200, 200, 429, 400, 400, 200, 401, 409]);
  });

  it('that nobody made are all alike', async () => {
    const made = await mailedTo('reader@example.com');
    const unknown = (await trip('A'.repeat(43))).map(visible);
    for (const link of [made.slice(0, -1), `${made}A`, made.toLowerCase(), 'x'])
      expect((await trip(link)).map(visible)).toEqual(unknown);
    expect(unknown.filter(({ status }) => status === 200)).toEqual([]);
  });

  it('and their tokens stand in no line of the log', async () => {
    const link = await mailedTo('log.reader@example.com');
    await trip(link);
    await new TestBrowser(portal).get(`/reports-download/${link}`);
    const paths = portal.lines.map(({ fields }) => fields['path']);
    expect(paths).toContain('/api/report/{id}/link');
    expect(paths).toContain('/reports-download/{id}');
    expect(JSON.stringify(portal.lines)).not.toContain(link);
  });
});
