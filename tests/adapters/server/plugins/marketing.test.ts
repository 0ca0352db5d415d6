import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import { SERVER } from '#composition/server/tokens.ts';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { plainPng } from '../../../support/image-files.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const BOUNDARY = 'a-line-nobody-writes';
const form = (name: string, content: Buffer) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

describe('the file of a campaign over HTTP', () => {
  let portal: TestPortal;
  let staff: TestBrowser;
  let dealer: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    staff = new TestBrowser(portal);
    await staff.signIn('staff.admin');
    const message = await portal.container
      .get(SERVER.database)
      .kysely.selectFrom('message')
      .select('code')
      .where('code', 'is not', null)
      .executeTakeFirstOrThrow();
    const verified = await staff.write('POST', '/api/mfa/verify', {
      code: message.code,
      rememberDevice: false,
    });
    staff.token = verified.json<{ token: { accessToken: string } }>().token.accessToken;
    dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
  });
  afterAll(() => portal.close());

  it('goes up as the one part of a form and comes down as a download of its own kind', async () => {
    const id = demoId(9101);
    const listed = await staff.get('/api/marketing/campaigns');
    const { campaigns } = listed.json<{ campaigns: Campaign[] }>();
    const rev = campaigns.find((one) => one.id === id)?.rev ?? 0;
    const answer = await staff.send({
      method: 'PUT',
      url: `/api/marketing/campaigns/${id}/file?rev=${rev}`,
      ...form('poster.png', plainPng()),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const [browser, url] of [
      [staff, `/api/marketing/campaigns/${id}/file`],
      [dealer, `/api/resources/${id}/file`],
    ] as const) {
      const down = await browser.get(url);
      expect(down.rawPayload.equals(plainPng()), url).toBe(true);
      expect(down.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="poster.png"; filename*=UTF-8''poster.png`,
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    const drawn = await staff.send({
      method: 'PUT',
      url: `/api/marketing/campaigns/${id}/file?rev=${rev + 1}`,
      ...form('poster.svg', Buffer.from('<svg/>')),
    });
    expect(drawn.statusCode, drawn.body).toBe(422);
    expect((await dealer.get('/api/marketing/campaigns')).statusCode).toBe(403);
    expect((await staff.get('/api/resources')).statusCode).toBe(403);
  });
});
