import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SSO_PROVIDERS } from '#core/sso/sso-tenant.schema.ts';
import { openSsoPortal, whereTo, type SsoPortal } from './sso-portal.ts';

const FAILED = '/login?error=ssoError';

let open: SsoPortal;
const printed: unknown[] = [];
beforeAll(async () => {
  for (const way of ['warn', 'info', 'log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...parts) => printed.push(...parts));
  open = await openSsoPortal();
});
afterAll(async () => {
  await open.close();
  vi.restoreAllMocks();
});

const news = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = (await open.record()).length;
  await work();
  return (await open.record()).slice(before);
};

describe('a trip over HTTP', () => {
  it.each(SSO_PROVIDERS)('through %s ends in a session', async (provider) => {
    const browser = open.browser();
    const arrived = await browser.travel(provider, 'mia.torres');
    expect(arrived).toMatch(/^\/login\?ssoCode=[\w-]{43}$/);
    const answer = await browser.exchange(arrived);
    expect(answer.statusCode).toBe(200);
    const grant = answer.json<{
      session: { user: { username: string }; siteGroupNum: number };
      token: { accessToken: string };
    }>();
    expect(grant.session).toMatchObject({ user: { username: 'dealer.sso' }, siteGroupNum: 4471 });
    browser.token = grant.token.accessToken;
    expect((await browser.get('/api/account/me')).statusCode).toBe(200);
    expect((await browser.write('POST', '/api/account/token/refresh')).statusCode).toBe(200);
  });

  it.each([
    ['Microsoft', 'Microsoft'],
    ['Okta', 'Okta'],
    ['DUO', 'Duo'],
  ] as const)('through %s passes a page that says it is of %s', async (provider, title) => {
    const browser = open.browser();
    const begun = await browser.there(await browser.leave(provider));
    const page = await (await browser.there(begun.headers.get('location') ?? '')).text();
    expect(page).toContain(`<title>Sign in with ${title}</title>`);
    expect(page).toContain('<h1>Choose an account</h1>');
  });

  it('leaves the account its steps', async () => {
    const browser = open.browser();
    const answer = await browser.exchange(await browser.travel('Okta', 'dana.reyes'));
    expect(answer.json()).toMatchObject({
      session: { user: { username: 'dealer.admin' }, requirements: { mfaRequired: true } },
    });
  });

  it('asks with code, PKCE S256, state and nonce, and to come back to our own address only', async () => {
    const browser = open.browser();
    const leaving = new URL(await browser.leave('Microsoft'));
    expect(`${leaving.origin}${leaving.pathname}`).toBe(`${open.providers}/microsoft/auth`);
    const asked = Object.fromEntries(leaving.searchParams);
    const { port } = new URL(open.providers);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:${String(Number(port) - 2)}/api/account/login/sso-return`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked[name]?.length, name).toBeGreaterThanOrEqual(43);
  });

  it('is told to nobody: no caching, no referrer, nothing in the log', async () => {
    const browser = open.browser();
    const start = await browser.get('/api/account/login/sso?siteGroup=4471&provider=DUO');
    const back = await browser.choose(whereTo(start), 'mia.torres');
    const end = await browser.get(back.pathname + back.search);
    for (const answer of [start, end]) {
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
    }
    const lines = JSON.stringify(open.portal.lines);
    for (const name of ['state', 'code']) {
      const secret = back.searchParams.get(name) ?? '';
      expect(secret.length).toBeGreaterThan(20);
      expect(lines).not.toContain(secret);
    }
    expect(lines).not.toContain(whereTo(end).slice('/login?ssoCode='.length));
  });

  it('leaves the terminal alone', () => {
    expect(printed).toEqual([]);
  });

  it('is there for customers too, who are not dealers', async () => {
    const browser = open.browser('consumer');
    const lines = await news(async () => {
      expect(await browser.travel('Okta', 'mia.torres')).toBe(FAILED);
    });
    expect(lines).toEqual(['sso.begin ok', 'sso.finish refused otherAudience']);
  });
});

describe('what comes back', () => {
  it('counts once', async () => {
    const browser = open.browser();
    const back = await browser.choose(await browser.leave('Okta'), 'mia.torres');
    expect(await browser.comeBack(back)).toContain('ssoCode=');
    const lines = await news(async () => {
      expect(await browser.comeBack(back)).toBe(FAILED);
    });
    expect(lines).toEqual(['sso.finish refused noTrip']);
  });

  it('counts in the browser that left', async () => {
    const browser = open.browser();
    const back = await browser.choose(await browser.leave('Okta'), 'mia.torres');
    expect(await open.browser().comeBack(back)).toBe(FAILED);
    const strict = open.browser();
    strict.cookies.set('browser-dealer', 'A'.repeat(43));
    expect(await strict.comeBack(back)).toBe(FAILED);
    expect(await browser.comeBack(back)).toContain('ssoCode=');
  });

  it('does not count for another trip’s state, nor with a code of another trip', async () => {
    const browser = open.browser();
    const [first, second] = [
      await browser.choose(await browser.leave('Okta'), 'mia.torres'),
      await browser.choose(await browser.leave('Okta'), 'dana.reyes'),
    ];
    const crossed = new URL(first);
    crossed.searchParams.set('code', second.searchParams.get('code') ?? '');
    const lines = await news(async () => {
      expect(await browser.comeBack(crossed)).toBe(FAILED);
    });
    expect(lines).toEqual(['sso.finish refused untrusted']);
    const forged = new URL(second);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(await browser.comeBack(forged)).toBe(FAILED);
  });

  it.each(['microsoft', 'nobody'])(
    'does not count in the name of another provider: %s',
    async (slug) => {
      const browser = open.browser();
      const back = await browser.choose(await browser.leave('Okta'), 'mia.torres');
      expect(back.searchParams.get('iss')).toBe(`${open.providers}/okta`);
      back.searchParams.set('iss', `${open.providers}/${slug}`);
      const lines = await news(async () => {
        expect(await browser.comeBack(back)).toBe(FAILED);
      });
      expect(lines).toEqual(['sso.finish refused mixedUp']);
    },
  );

  it('does not count without naming its provider, which says that it always does (RFC 9207)', async () => {
    const browser = open.browser();
    const back = await browser.choose(await browser.leave('Okta'), 'mia.torres');
    back.searchParams.delete('iss');
    const lines = await news(async () => {
      expect(await browser.comeBack(back)).toBe(FAILED);
    });
    expect(lines).toEqual(['sso.finish refused untrusted']);
  });

  it('may be a no, from the person or from the portal', async () => {
    const browser = open.browser();
    const lines = await news(async () => {
      expect(await browser.travel('DUO', '')).toBe(FAILED);
      expect(await browser.travel('DUO', 'sam.keller')).toBe(FAILED);
    });
    expect(lines).toEqual([
      'sso.begin ok',
      'sso.finish refused denied',
      'sso.begin ok',
      'sso.finish refused notLinked',
    ]);
  });

  it('may be nothing at all, or far too much', async () => {
    const browser = open.browser();
    const long = 'x'.repeat(3000);
    for (const query of [
      '',
      '?',
      '?state',
      '?state=a&state=b',
      `?state=${long}`,
      '?code=%00&state=%0d%0a',
    ])
      expect(await browser.comeBack(new URL(`http://x/api/account/login/sso-return${query}`))).toBe(
        FAILED,
      );
  });
});

describe('the start', () => {
  it.each([
    ['siteGroup=4471&provider=Google'],
    ['siteGroup=4471'],
    ['provider=Okta'],
    ['siteGroup=4490&provider=Okta'],
    ['siteGroup=04471&provider=Okta'],
    ['siteGroup=4471&siteGroup=4490&provider=Okta'],
    ['siteGroup=4471&provider=Okta&redirect_uri=https://evil.example.com'],
    ['siteGroup=4471&provider=https://evil.example.com'],
    ['siteGroup=%0d%0aLocation:%20https://evil.example.com&provider=Okta'],
  ])('refuses %s and stays on this origin', async (query) => {
    const answer = await open.browser().get(`/api/account/login/sso?${query}`);
    expect(whereTo(answer)).toBe(FAILED);
  });

  it('takes the stamps every request may carry', async () => {
    const query = 'siteGroup=4471&provider=Okta&app=portal&version=1.0&os=web&env=dev';
    const answer = await open.browser().get(`/api/account/login/sso?${query}`);
    expect(whereTo(answer)).toContain(`${open.providers}/okta/auth?`);
  });

  it('is no business of other sites', async () => {
    const browser = open.browser();
    const url = '/api/account/login/sso?siteGroup=4471&provider=Okta';
    for (const [site, to] of [
      ['cross-site', FAILED],
      ['same-site', FAILED],
      ['same-origin', open.providers],
      ['none', open.providers],
    ] as const) {
      const headers = { 'sec-fetch-site': site };
      expect(whereTo(await browser.send({ method: 'GET', url, headers })), site).toContain(to);
    }
  });

  it('takes GET only', async () => {
    const browser = open.browser();
    for (const path of ['sso', 'sso-return'])
      for (const method of ['HEAD', 'POST'] as const) {
        const url = `/api/account/login/${path}`;
        expect((await browser.send({ method, url })).statusCode, `${method} ${path}`).not.toBe(302);
      }
  });
});

describe('the exchange over HTTP', () => {
  it('needs the pair of the browser that travelled, and works once', async () => {
    const browser = open.browser();
    const arrived = await browser.travel('Okta', 'mia.torres');
    const bare = { method: 'POST', url: '/api/account/sso/exchange' } as const;
    const forged = await browser.send({ ...bare, headers: { 'x-xsrf-token': 'forged' } });
    expect(forged.statusCode).toBe(403);
    expect((await open.browser().exchange(arrived)).statusCode).toBe(401);
    const travelled = new Map(browser.cookies);
    expect((await browser.exchange(arrived)).statusCode).toBe(200);
    for (const [name, value] of travelled) browser.cookies.set(name, value);
    const again = await browser.exchange(arrived);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({ message: 'There was an error logging you in with SSO.' });
  });

  it('renews the browser, so that what was before fails', async () => {
    const browser = open.browser();
    const arrived = await browser.travel('Okta', 'mia.torres');
    const before = browser.cookies.get('browser-dealer');
    await browser.exchange(arrived);
    expect(browser.cookies.get('browser-dealer')).not.toBe(before);
  });
});

describe('the tenant over HTTP', () => {
  it('is found by domain and by number', async () => {
    const expected = {
      siteGroupNum: 4471,
      dealerName: 'Harbor Point Alarm',
      providers: ['Microsoft', 'Okta', 'DUO'],
    };
    for (const query of ['teamDomain=harbor', 'teamDomain=HARBOR', 'siteGroup=4471']) {
      const answer = await open.browser().get(`/api/account/sso/tenant?${query}`);
      expect(answer.json(), query).toEqual(expected);
    }
  });

  it('that is not there is an invalid domain', async () => {
    const browser = open.browser();
    for (const query of ['teamDomain=nowhere', 'siteGroup=4490', 'siteGroup=999999999']) {
      const answer = await browser.get(`/api/account/sso/tenant?${query}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: 'Invalid Domain' });
    }
  });
});
