import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_LOGO } from '#adapters/server/demo/demo-report-logo.ts';
import { createHelpSite } from '#adapters/server/help/open-help-site.ts';
import { createMetricsServer } from '#adapters/server/metrics/metrics-server.ts';
import { createDemoProvider } from '#adapters/server/sso/demo/open-demo-provider.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

type Headers = Readonly<Record<string, string | readonly string[] | number | undefined>>;

/** Lists the mandatory headers that are missing. Every response of the portal must have these headers. */
const lacks = (headers: Headers): readonly string[] => {
  const policy = String(headers['content-security-policy'] ?? '');
  const directives = policy.split('; ').map((one) => one.split(' ', 1)[0] ?? '');
  const named = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];
  return [
    ...named.filter((name) => directives.filter((one) => one === name).length !== 1),
    ...(policy.startsWith("default-src 'none'") ? [] : ["default-src 'none' first"]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['nosniff']),
    ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'].filter(
      (name) => typeof headers[name] !== 'string',
    ),
  ];
};

/** Returns all URLs of a listener, parsed from the route tree that it prints. */
const addressesOf = (tree: string): readonly string[] => {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, lead = '', part = '', methods] =
      /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (part === '') return [];
    parts.length = lead.length / 4;
    parts.push(part);
    return methods === undefined ? [] : [parts.join('').replaceAll(/:\w+|\*$/g, '1')];
  });
};

describe('every answer of the portal', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  /** One URL of each kind. The test requests each URL with every method. */
  const KINDS = [
    '/api/health',
    '/api/site/1/tests',
    '/login',
    '/looks/1',
    '/demo/map',
    '/head.js',
    '/nothing.js',
    '/no/such/page',
    '/api/nothing',
    '/api/%zz',
    '/csp-report',
    '/sw.js',
  ];

  it.each(['dealer', 'consumer'] as const)(
    'carries the headers, on every address of the %s’s listener and by every method',
    async (variant) => {
      const { app } = portal.listeners[variant];
      const addresses = addressesOf(app.printRoutes({ commonPrefix: false }));
      for (const known of KINDS.slice(0, 6)) expect(addresses).toContain(known);
      const asked = [
        ...addresses.map((url) => ({ method: 'GET', url }) as const),
        ...(['HEAD', 'POST', 'DELETE', 'OPTIONS'] as const).flatMap((method) =>
          KINDS.map((url) => ({ method, url })),
        ),
      ];
      const bare: string[] = [];
      const statuses = new Set<number>();
      for (const one of asked) {
        const { headers, statusCode } = await app.inject(one);
        statuses.add(statusCode);
        const missing = lacks(headers);
        if (missing.length > 0)
          bare.push(`${one.method} ${one.url} ${String(statusCode)}: ${missing.join(', ')}`);
      }
      expect(bare).toEqual([]);
      expect(asked.length).toBeGreaterThan(400);
      expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 303, 400, 401, 404, 405]));
    },
  );

  it('carries them with files, pictures, pages of the demo world and what is not sent again', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
    const { siteNum } = (await browser.get('/api/device/xmit/details?xmit=HP2210')).json<{
      siteNum: number;
    }>();
    const urls = [
      '/api/site/accounts/export?format=csv',
      `/api/site/${siteNum}/data-sheet`,
      REPORT_LOGO.url,
      '/demo/outbox',
      '/demo/map?q=1',
      '/demo/map?q=1&picture=light',
      '/classic',
      '/head.js',
      '/assets/main-AbCdEf12.js',
      '/api/openapi.json',
      '/login?sg=4471',
    ];
    for (const url of urls) {
      const answer = await browser.get(url);
      expect([url, answer.statusCode, lacks(answer.headers)]).toEqual([url, 200, []]);
      const { etag } = answer.headers;
      if (etag === undefined) continue;
      const again = await browser.send({
        method: 'GET',
        url,
        headers: { 'if-none-match': etag },
      });
      expect([url, again.statusCode, lacks(again.headers)]).toEqual([url, 304, []]);
    }
  });
});

describe('every answer of what listens beside it', () => {
  const opened: Server[] = [];
  const listen = async (server: Server): Promise<string> => {
    opened.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  };
  /** Returns the URL of a free port, for a server that needs its own URL before it listens. */
  const freeBase = async (): Promise<string> => {
    const base = await listen(createServer());
    await new Promise((resolve) => opened.pop()?.close(resolve));
    return base;
  };
  const listenAt = (server: Server, base: string): Promise<void> =>
    new Promise((resolve) => {
      opened.push(server);
      server.listen(Number(new URL(base).port), '127.0.0.1', resolve);
    });
  afterAll(() =>
    Promise.all(opened.map((server) => new Promise((resolve) => server.close(resolve)))),
  );

  const expectAll = async (base: string, paths: readonly string[]) => {
    for (const path of paths)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const answer = await fetch(`${base}${path}`, { method, redirect: 'manual' });
        await answer.arrayBuffer();
        const text = `${method} ${path} ${String(answer.status)}`;
        expect([text, lacks(Object.fromEntries(answer.headers))]).toEqual([text, []]);
      }
  };
  const log = { info: () => undefined, error: () => undefined };

  it('carries them: the figures', async () => {
    const registry = new Registry();
    const base = await listen(createMetricsServer(registry, () => Promise.resolve(), log));
    await expectAll(base, ['/metrics', '/nothing']);
    const broken = createMetricsServer(registry, () => Promise.reject(new Error('away')), log);
    await expectAll(await listen(broken), ['/metrics']);
  });

  it('carries them: the help site of the demo world', async () => {
    const base = await freeBase();
    const portals = ['http://localhost:4280'];
    await listenAt(createHelpSite({ base, portals, providerName: 'Northgate', pages: [] }), base);
    await expectAll(base, ['/', '/help.css', '/help.js', '/plex.woff2', '/search?q=a', '/nothing']);
  });

  it('carries them: the identity providers of the demo world', async () => {
    const base = await freeBase();
    const client = {
      id: 'portal',
      secret: randomBytes(16).toString('hex'),
      redirects: ['http://localhost:4280/back'],
    };
    const server = createDemoProvider({
      base,
      client: client as never,
      portalName: 'Northgate',
      log,
    });
    await listenAt(server, base);
    await expectAll(base, [
      '/',
      '/nothing',
      '/okta/.well-known/openid-configuration',
      '/okta/auth',
    ]);
  });
});
