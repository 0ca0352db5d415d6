import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runtimeConfigurationSchema } from '#core/configuration/runtime-configuration.schema.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const HTML = { accept: 'text/html' };

describe('pages and files', () => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    // Stops the message sender. Its periodic queries would distort this test's query counts.
    await portal.container.get(SERVER.sender).stop();
    browser = new TestBrowser(portal);
  });
  afterAll(() => portal.close());

  it('gives pages the content policy of the security guide, with the hashes of what they carry', async () => {
    const { headers } = await browser.send({ method: 'GET', url: '/login', headers: HTML });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "script-src 'self' 'sha256-BBBB'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-AAAA'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      'frame-src http://localhost:4283',
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-to csp',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'reporting-endpoints': 'csp="/csp-report"',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('fills the sign-in of the variant the port stands for', async () => {
    const dealer = await browser.get('/login');
    const consumer = await new TestBrowser(portal, 'consumer').get('/login');
    expect(dealer.body).toContain('Sign in dealer');
    expect(dealer.body).toContain('Planned maintenance');
    expect(consumer.body).toContain('Sign in consumer');
    expect(consumer.body).toContain('Harbor Point');
  });

  it('shows no form to whoever is back from a provider with a code, and tells nobody the address', async () => {
    const back = await browser.get('/login?ssoCode=one-time');
    expect(back.statusCode).toBe(200);
    expect(back.body).not.toContain('Sign in dealer');
    expect(back.headers['referrer-policy']).toBe('no-referrer');
    expect((await browser.get('/login?error=ssoError')).body).toContain('Sign in dealer');
  });

  it('shows the branding of the dealer the address names', async () => {
    expect((await browser.get('/login')).body).not.toContain('harbor-point');
    const { body } = await browser.get('/login?sg=4471');
    expect(body).toContain('harbor-point');
    expect(body).toContain('"brandingOf":4471');
    expect((await browser.get('/login?sg=%27drop')).statusCode).toBe(200);
  });

  it('shows the browser’s last dealer where the address names none', async () => {
    const page = (url: string, cookies: Record<string, string>) =>
      browser.send({ method: 'GET', url, headers: HTML, cookies });
    const last = { 'dealer-dealer': '4471' };
    expect((await page('/login', last)).body).toContain('harbor-point');
    expect((await page('/login?sg=1', last)).body).not.toContain('harbor-point');
    expect((await page('/login', { 'dealer-consumer': '4471' })).body).not.toContain(
      'harbor-point',
    );
    expect((await page('/login', { 'dealer-dealer': "4471'--" })).statusCode).toBe(200);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ] as const)('compresses pages with %s for browsers that take it', async (name, open) => {
    const headers = { ...HTML, 'accept-encoding': name };
    const answer = await browser.send({ method: 'GET', url: '/login', headers });
    expect(answer.headers['content-encoding']).toBe(name);
    expect(open(answer.rawPayload).toString()).toContain('Sign in dealer');
  });

  it.each([
    ['/home/dashboard', 200],
    ['/', 200],
    ['/no/such/page', 404],
  ] as const)('answers %s with the shell and status %i', async (url, status) => {
    const answer = await browser.send({ method: 'GET', url, headers: HTML });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('Shell dealer');
  });

  it('answers unknown files as a problem, not as a page', async () => {
    const answer = await browser.send({ method: 'GET', url: '/assets/gone.js', headers: HTML });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('problem');
  });

  it('keeps hashed files for ever and asks about others again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const url = '/assets/main-AbCdEf12.js';
    const hashed = await browser.send({ method: 'GET', url, headers });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-encoding']).toBe('br');
    expect(hashed.body).toBe('brotli bytes');
    expect((await browser.get(url)).body).toBe('plain script');
    const head = await browser.get('/head.js');
    expect(head.headers['cache-control']).toBe('no-cache');
    const again = await browser.send({
      method: 'GET',
      url: '/head.js',
      headers: { 'if-none-match': String(head.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('sends a form the browser posted by itself back to the form, unread and unlogged', async () => {
    const answer = await browser.send({
      method: 'POST',
      url: '/login',
      payload: 'username=a&password=Secret-In-Form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/login');
    expect(JSON.stringify(portal.lines)).not.toContain('Secret-In-Form');
  });

  it('tells the portal its configuration', async () => {
    const answer = await browser.get('/assets/configuration.json');
    const configuration = runtimeConfigurationSchema.parse(answer.json());
    expect(configuration).toMatchObject({
      variant: 'dealer',
      environment: 'dev',
      providerName: 'Northgate Monitoring',
      classicUrl: 'http://localhost:4280/classic',
    });
    expect(configuration.demo?.accounts.map((a) => a.username)).toContain('dealer.steps');
  });

  it('counts and logs what browsers report about the content policy', async () => {
    const before = portal.listeners.dealer.reports.count;
    const answer = await browser.send({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'img-src', blockedURL: 'https://x.invalid/?q=1' },
        },
      ]),
    });
    expect(answer.statusCode).toBe(204);
    expect(portal.listeners.dealer.reports.count).toBe(before + 1);
    const line = portal.lines.findLast((entry) => entry.event === 'content policy report');
    expect(line?.fields).toMatchObject({ directive: 'img-src', blocked: 'https://x.invalid/' });
  });

  it('takes twenty reports a minute from one address, and those of others meanwhile', async () => {
    const report = async (address: string): Promise<number> => {
      const reporter = new TestBrowser(portal);
      reporter.address = address;
      const headers = { 'content-type': 'application/csp-report' };
      const sent = { method: 'POST', url: '/csp-report', headers, payload: '{}' } as const;
      return (await reporter.send(sent)).statusCode;
    };
    const answers = [];
    for (let sent = 0; sent < 21; sent += 1) answers.push(await report('192.0.2.44'));
    expect(answers).toEqual([...Array<number>(20).fill(204), 429]);
    expect(await report('192.0.2.45')).toBe(204);
  });

  it('shows a banner on pages as soon as it was saved', async () => {
    const staff = new TestBrowser(portal);
    expect((await staff.signIn('staff.limited')).statusCode).toBe(200);
    for (const title of ['Phones are down', 'Phones are up']) {
      await browser.get('/login');
      const banner = { active: true, title, body: 'Call the other number.', importance: 'High' };
      expect((await staff.write('PUT', '/api/statusBanner', banner)).statusCode).toBe(200);
      expect((await browser.get('/login')).body).toContain(title);
    }
  });

  it('shows a banner changed by hand, on pages and in answers, and asks the database for it once', async () => {
    const { kysely } = portal.container.get(SERVER.database);
    await browser.get('/login');
    await kysely.updateTable('status_banner').set({ title: 'Changed by hand' }).execute();
    await vi.waitFor(async () => {
      expect((await browser.get('/login')).body).toContain('Changed by hand');
    }, 30_000);
    const before = portal.statements();
    for (let asked = 0; asked < 5; asked += 1) {
      const answer = await browser.get('/api/statusBanner');
      expect(answer.json()).toMatchObject({ title: 'Changed by hand' });
    }
    expect(portal.statements()).toBe(before);
  });

  it('shows everybody a dealer’s looks, though one address asked for too many', async () => {
    const visit = async (address: string, group: number): Promise<string> => {
      const visitor = new TestBrowser(portal);
      visitor.address = address;
      return (await visitor.get(`/login?sg=${group}`)).body;
    };
    for (let asked = 0; asked < 130; asked += 1) await visit('192.0.2.46', 7000 + asked);
    expect(await visit('192.0.2.46', 4473)).not.toContain('Harbor Point Alarm');
    expect(await visit('192.0.2.47', 4473)).toContain('Harbor Point Alarm');
  });
});

describe('behind https in production', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({
      MODE: 'production',
      PUBLIC_URL: 'https://portal.example.com',
      PUBLIC_URL_MSA: 'https://home.example.com',
      SMTP_URL: 'smtp://localhost:25',
      MAPS_URL: 'https://maps.example.com/tiles',
      HELP_URL: 'https://help.example.com/kb',
    });
  });
  afterAll(() => portal.close());

  it('makes every cookie Secure with its prefix, and asks for https for a year', async () => {
    const browser = new TestBrowser(portal);
    const answer = await browser.get('/login');
    expect(answer.cookies.every((cookie) => cookie.secure === true)).toBe(true);
    expect(answer.cookies.map((cookie) => cookie.name)).toContain('__Host-browser-dealer');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://maps.example.com;");
    expect(policy).toContain('frame-src https://help.example.com;');
    const login = await browser.signIn('dealer.limited');
    const refresh = login.cookies.find((cookie) => cookie.name === '__Host-refresh-dealer');
    expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    expect(login.body).not.toContain(refresh?.value ?? 'nothing');
  });

  it.each(['/demo/outbox', '/demo/outbox.json', '/classic', '/classic/redeem.js'])(
    'has no %s',
    async (url) => {
      const answer = await new TestBrowser(portal).get(url);
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each(['/demo/clock', '/demo/reset', '/classic/redeem'])('has no POST %s', async (url) => {
    const answer = await new TestBrowser(portal).write('POST', url, {});
    expect(answer.statusCode).toBe(404);
  });
});
