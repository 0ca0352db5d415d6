import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { problemSchema } from '#adapters/wire/problem.ts';
import { ENDPOINTS, REDIRECTS } from '#adapters/server/plugins/plugins.ts';
import { PLAIN_WEB } from '../support/portal-parts.ts';
import { openTestPortal, SCHEMA, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const LOGIN = '/api/account/login/credentials';
const CREDENTIALS = {
  username: 'dealer.limited',
  password: 'Harbor-Light-2026',
  internal: false,
  returnUrl: null,
  clientIp: null,
};

describe('what the server answers', () => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  beforeAll(async () => {
    browser = new TestBrowser(portal);
    await browser.get('/api/statusBanner');
  });

  const malformed = [
    ['a missing field', { ...CREDENTIALS, username: undefined }, /username/],
    ['an unknown field', { ...CREDENTIALS, admin: true }, /admin/],
    ['a number for a text', { ...CREDENTIALS, username: 7 }, /username/],
    ['a text for a truth value', { ...CREDENTIALS, internal: 'true' }, /internal/],
    ['a name of 51 characters', { ...CREDENTIALS, username: 'x'.repeat(51) }, /username/],
    ['an empty password', { ...CREDENTIALS, password: '' }, /password/],
  ] as const;

  it.each(malformed)('refuses %s and names the field', async (_name, payload, pattern) => {
    const answer = await browser.send({ method: 'POST', url: LOGIN, payload });
    expect(answer.statusCode).toBe(400);
    const problem = problemSchema.parse(answer.json());
    expect(problem.message).toMatch(pattern);
    expect(problem.code).toBe('invalid');
    expect(problem.requestId).toBe(answer.headers['x-request-id']);
  });

  it('reads no body that goes deeper than any of the API, and says so to the person as of any that cannot be read', async () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const headers = { 'content-type': 'application/json' };
    const send = async (payload: string, url = LOGIN) => {
      const answer = await browser.send({ method: 'POST', url, payload, headers });
      return [
        answer.statusCode,
        answer.body === '' ? '' : answer.json<{ message: string }>().message,
      ];
    };
    expect(await send(deep(33))).toEqual([400, 'The request could not be read.']);
    expect(await send(deep(32))).not.toEqual(await send(deep(33)));
    expect(await send(deep(30_000), '/csp-report')).toEqual([400, '']);
  });

  it('never repeats a refused value', async () => {
    const password = 'p'.repeat(1025);
    const payload = { ...CREDENTIALS, password };
    const answer = await browser.send({ method: 'POST', url: LOGIN, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('ppp');
  });

  const unreadable = [
    [400, 'application/json', '{"username":'],
    [400, 'application/json', '{"__proto__":{"x":1}}'],
    [413, 'application/json', JSON.stringify({ username: 'x'.repeat(70_000) })],
    [415, 'text/plain', '{}'],
    [415, 'application/x-www-form-urlencoded', 'username=x'],
    [415, 'multipart/form-data; boundary=x', '--x--'],
  ] as const;

  it.each(unreadable)('answers %i for a body of %s', async (status, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await browser.send({ method: 'POST', url: LOGIN, payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(problemSchema.parse(answer.json()).requestId).not.toBe('');
  });

  it('answers a known address with another method by 405 and what it takes', async () => {
    const answer = await browser.send({ method: 'DELETE', url: '/api/statusBanner' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, PUT');
  });

  it('does so at every address of the API, also where a part of it varies', async () => {
    const methods = new Map<string, Set<string>>();
    for (const { method, path } of ENDPOINTS) {
      const url = `/api/${path.replaceAll(/\{\w+\}/g, '7')}`;
      methods.set(url, (methods.get(url) ?? new Set()).add(method));
    }
    expect(methods.size).toBeGreaterThan(200);
    const silent: string[] = [];
    for (const [url, known] of methods) {
      const { app } = portal.listeners.dealer;
      const answer = await app.inject({ method: 'PATCH', url });
      const allowed = String(answer.headers.allow).split(', ');
      if (answer.statusCode !== 405 || [...known].some((method) => !allowed.includes(method)))
        silent.push(`${url}: ${answer.statusCode} ${allowed.join(', ')}`);
    }
    expect(silent).toEqual([]);
  });

  it('answers unknown addresses of the API as a problem, whatever is accepted', async () => {
    const headers = { accept: 'text/html' };
    const answer = await browser.send({ method: 'GET', url: '/api/nothing', headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('tells faults apart from the person: one generic sentence, the rest in the log', async () => {
    const { kysely } = await import('#composition/server/tokens.ts').then(({ SERVER }) =>
      portal.container.get(SERVER.database),
    );
    await kysely.schema.alterTable('site_group').renameTo('site_group_away').execute();
    const answer = await browser.get('/api/dealer/branding?siteGroup=4471');
    await kysely.schema.alterTable('site_group_away').renameTo('site_group').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/site_group|select|\.ts/);
    expect(portal.lines.some((line) => line.event === 'request failed')).toBe(true);
  });

  it('gives API answers their headers and never lets them be stored', async () => {
    const answer = await browser.get('/api/account/login/ip');
    expect(answer.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  it('drops query strings, bodies and cookies from the access log', async () => {
    await browser.get('/api/dealer/branding?siteGroup=4471&app=portal');
    await browser.send({ method: 'POST', url: LOGIN, payload: CREDENTIALS });
    const text = JSON.stringify(portal.lines);
    expect(text).toContain('"/api/dealer/branding"');
    expect(text).not.toMatch(/siteGroup=|Harbor-Light|XSRF-Token/);
  });

  it('says 503 with a wait while it is not ready, and is alive all the same', async () => {
    portal.setReady(false);
    const ready = await browser.get('/api/health/ready');
    const live = await browser.get('/api/health/live');
    portal.setReady(true);
    expect([ready.statusCode, ready.json<{ ready: boolean }>().ready]).toEqual([503, false]);
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    expect(live.json()).toEqual({ live: true });
    expect((await browser.get('/api/health')).json()).toEqual({
      live: true,
      ready: true,
      version: APP_VERSION,
      build: PLAIN_WEB.build,
      schema: SCHEMA,
    });
  });

  it('refuses writes clearly while nothing may be written, and reads go on', async () => {
    const unfit = vi.spyOn(portal.database.fitness, 'problem', 'get').mockReturnValue('clock');
    const write = await browser.send({ method: 'POST', url: LOGIN, payload: CREDENTIALS });
    const read = await browser.get('/api/statusBanner');
    unfit.mockRestore();
    expect([write.statusCode, read.statusCode, write.json<{ code: string }>().code]).toEqual([
      503,
      200,
      'clockOff',
    ]);
    expect(Number(write.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('describes every operation with its policy in the OpenAPI document', async () => {
    const answer = await browser.get('/api/openapi.json');
    const document = answer.json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; 'x-access': unknown }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    const policies = new Map(described.map((o) => [o.operationId, o['x-access']]));
    expect(policies.size).toBe(ENDPOINTS.length + REDIRECTS.length);
    for (const endpoint of ENDPOINTS) {
      expect(policies.get(endpoint.operationId)).toEqual(endpoint.access);
    }
  });

  it('names the creates and updates that take effect once for their key', async () => {
    const answer = await browser.get('/api/openapi.json');
    const document = answer.json<{
      paths: Record<
        string,
        Record<string, { operationId: string; parameters: { $ref?: string }[] }>
      >;
    }>();
    const named = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .filter(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith('/idempotencyKey')))
      .map(({ operationId }) => operationId);
    const declared = ENDPOINTS.filter(
      ({ oncePerKey, repeatable }) => oncePerKey === true || repeatable === 'byKey',
    );
    expect(named.toSorted()).toEqual(declared.map(({ operationId }) => operationId).toSorted());
    expect(named).toContain('submitBug');
  });
});
