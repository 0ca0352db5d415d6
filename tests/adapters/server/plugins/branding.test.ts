import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import type { BrandingOverview } from '#core/branding/branding-overview.schema.ts';
import type { BrandImage } from '#core/branding/brand-image.schema.ts';
import { REPORT_LOGO } from '#adapters/server/demo/demo-report-logo.ts';
import { plainPng } from '#tests/support/image-files.ts';
import { multipart } from '../http/audit/multipart.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';
const HTML = { accept: 'text/html' };

describe('a dealer’s looks over HTTP', () => {
  let portal: TestPortal;
  let admin: TestBrowser;
  let visitor: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    admin = new TestBrowser(portal);
    await admin.signIn('omar.haddad');
    visitor = new TestBrowser(portal);
  });
  afterAll(() => portal.close());

  const overview = async () => (await admin.get('/api/branding/desk')).json<BrandingOverview>();
  const upload = (name: string, content: Buffer, field = 'headerLogoUrl') =>
    admin.send({
      method: 'PUT',
      url: `/api/branding/images?field=${field}`,
      ...multipart({ name, content }),
    });
  const save = async (looks: object) => {
    const { rev, live, draft } = await overview();
    const was = draft?.looks ?? live.looks;
    return admin.write('PUT', '/api/branding/draft', { ...was, ...looks, rev });
  };
  const publish = async () =>
    admin.write('POST', '/api/branding/publish', { rev: (await overview()).rev });

  it('are published for the page before sign-in: words, accent, icon', async () => {
    const icon = (await upload('mark.svg', Buffer.from(SVG), 'faviconUrl')).json<BrandImage>();
    const saved = await save({
      displayName: 'Coast & Sons',
      accent: '#1E5B8C',
      faviconUrl: icon.url,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await publish()).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const page = async (url: string) =>
      (await visitor.send({ method: 'GET', url, headers: HTML })).body;
    const shown = await page('/login?sg=4473');
    expect(shown).toContain('#1E5B8C');
    expect(shown).toContain(icon.url);
    // The sign-in page of another dealer shows nothing of this branding.
    expect(await page('/login?sg=4490')).not.toMatch(/#1E5B8C|Coast/);
  });

  it('answer a number nobody has like one without looks, and are asked about again by their tag', async () => {
    const ask = (siteGroup: string) => visitor.get(`/api/dealer/branding?siteGroup=${siteGroup}`);
    const [nobody, plain, coast] = [await ask('999'), await ask('4490'), await ask('4473')];
    expect(nobody.json()).toEqual(DEFAULT_BRANDING);
    expect(plain.body).toBe(nobody.body);
    expect(plain.headers.etag).toBe(nobody.headers.etag);
    expect(Object.keys(coast.json<object>()).sort()).toEqual(Object.keys(DEFAULT_BRANDING).sort());
    const again = await visitor.send({
      method: 'GET',
      url: '/api/dealer/branding?siteGroup=4473',
      headers: { 'if-none-match': String(coast.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('have pictures that can do nothing, for whoever knows the address and nobody else', async () => {
    const { url } = (await upload('logo.svg', Buffer.from(SVG))).json<BrandImage>();
    const picture = await visitor.get(url);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(picture.body).toContain('<path d="M0 0h9v9z"/>');
    const again = await visitor.send({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const png = (await upload('dot.png', plainPng(60, 40))).json<BrandImage>();
    expect((await visitor.get(png.url)).headers['content-type']).toBe('image/png');
    expect((await visitor.get(REPORT_LOGO.url)).statusCode).toBe(200);
    const nothing = [
      url.replace(/[0-9a-f]{64}/, '0'.repeat(64)),
      url.replace('.svg', '.png'),
      `${url.slice(0, 20)}.svg`,
      '/looks/..%2f..%2fetc%2fpasswd',
      '/looks/4473',
    ];
    const answers = await Promise.all(nothing.map((address) => visitor.get(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(nothing.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it.each([
    [
      'a script',
      'logo.svg',
      Buffer.from(SVG.replace('<path', '<script/><path')),
      'contains a script',
    ],
    ['no picture', 'logo.png', Buffer.from('<html></html>'), 'this file is not one'],
    ['too much', 'logo.png', Buffer.alloc(600 * 1024, 1), '512 KB at most'],
    ['too wide', 'logo.png', plainPng(500, 60), 'four times as wide'],
  ])('refuse a picture that is %s', async (_what, name, content, text) => {
    const answer = await upload(name, content);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(text);
  });

  it('refuse more than a document may be before it is read, and a field there is none of', async () => {
    expect((await upload('logo.png', Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
    expect((await upload('logo.png', plainPng(60, 40), 'theirs')).statusCode).toBe(400);
  });

  it('refuse a color of a state, an address that runs, and a picture of somebody else', async () => {
    expect((await save({ accent: '#E07B2A' })).statusCode).toBe(200);
    const refused = await publish();
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('accentRefused');
    for (const looks of [
      { website: 'javascript:alert(1)' },
      { privacyUrl: 'data:text/html,x' },
      { displayName: 'x'.repeat(61) },
      { mailFooter: 'a\u0000b' },
    ])
      expect((await save(looks)).statusCode, JSON.stringify(looks)).toBe(400);
    const foreign = await save({ accent: null, headerLogoUrl: `/looks/${'a'.repeat(64)}.svg` });
    expect(foreign.statusCode).toBe(422);
  });

  it('are nobody’s who has not the right, or another group', async () => {
    const limited = new TestBrowser(portal);
    await limited.signIn('dealer.limited');
    expect((await limited.get('/api/branding/desk')).statusCode).toBe(403);
    expect((await admin.get('/api/branding/desk?siteGroupNum=4490')).statusCode).toBe(404);
    expect((await visitor.get('/api/branding/desk')).statusCode).toBe(401);
  });
});
