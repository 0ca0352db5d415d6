import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Method } from '#core/gating/api-request.ts';
import {
  classifyRequest,
  KIND_PATTERNS,
  kindByPatterns,
  targetOf,
  type KindPattern,
} from '#core/gating/request-kind.rule.ts';

const ORIGINS = { api: 'https://portal.example', apiBase: '/api', maps: 'https://maps.example' };
const kind = (method: Method, path: string) =>
  classifyRequest(
    {
      method,
      address: { origin: ORIGINS.api, pathname: `/api/${path}`, hasUserInfo: false },
    },
    ORIGINS,
  );

describe('Kinds of request', () => {
  it.each([
    ['PUT', 'statusBanner', 'protected'],
    ['POST', 'rw3k/key', 'completion'],
    ['POST', 'mfa/request', 'completion'],
    ['POST', 'mfa/verify', 'completion'],
    ['PUT', 'privacyPolicy/accept', 'completion'],
    ['PUT', 'privacyPolicy', 'protected'],
    ['GET', 'device/xmit/details', 'protected'],
  ] as const)('I30: %s %s of spec §7.2 needs a session: %s', (method, path, expected) => {
    expect(kind(method, path)).toBe(expected);
  });

  it.each([
    ['POST', 'mfa/request/msa'],
    ['POST', 'mfa/verify/msa'],
    ['POST', 'mfa/requestReportCode'],
    ['POST', 'mfa/verifyReportCode'],
    ['GET', 'report/17/download'],
    ['GET', 'statusBanner'],
    ['HEAD', 'statusBanner'],
    ['GET', 'privacyPolicy'],
    ['GET', 'dealer/branding'],
    ['POST', 'account/login/credentials'],
    ['GET', 'account/login/sso'],
    ['POST', 'account/sso/exchange'],
    ['POST', 'account/logout'],
    ['POST', 'msa/logout'],
    ['POST', 'account/token/refresh'],
    ['POST', 'msa/token/refresh'],
    ['POST', 'msa/register'],
    ['POST', 'forgot/username'],
    ['POST', 'password/reset'],
    ['POST', 'securityQuestions'],
    ['GET', 'health'],
  ] as const)('%s %s is open', (method, path) => {
    expect(kind(method, path)).toBe('open');
  });

  it.each([
    ['GET', 'account'],
    ['GET', 'account/me'],
    ['GET', 'msa/me'],
    ['POST', 'account/username/validate'],
  ] as const)('%s %s speaks about a session', (method, path) => {
    expect(kind(method, path)).toBe('identity');
  });

  it.each([
    'accounts-x',
    'account-me',
    'account/me/more',
    'statusBannerX',
    'x/statusBanner',
    'mfa/request/msa/more',
    'report//download',
    'STATUSBANNER',
    'statusBanner/',
    'account/login/a/b',
    '%zz/statusBanner',
  ])('%s only looks like an open path', (path) => {
    expect(kind('GET', path)).toBe('protected');
  });

  it('reads an encoded path as the server does', () => {
    expect(kind('POST', '%6dfa/%72equest')).toBe('completion');
  });

  it('sends our own files unheld, and knows strangers', () => {
    const at = (origin: string, pathname: string, hasUserInfo = false) =>
      classifyRequest({ method: 'GET', address: { origin, pathname, hasUserInfo } }, ORIGINS);
    expect(at(ORIGINS.api, '/assets/configuration.json')).toBe('open');
    expect(at(ORIGINS.api, '/apix/account/me')).toBe('open');
    expect(at(ORIGINS.maps, '/tile')).toBe('external');
    expect(at('https://portal.example.evil', '/api/account/me')).toBe('external');
    expect(at(ORIGINS.api, '/api/account/me', true)).toBe('external');
  });

  it('agrees with what every operation of our API declares', () => {
    for (const { method, path, access, operationId } of ENDPOINTS) {
      const found = kind(method, path.replaceAll(/\{\w+\}/g, 'x'));
      const allowed = {
        open: ['open'],
        cookie: ['open'],
        session: ['identity', 'completion'],
        receiver: ['protected'],
        step: ['completion'],
        full: path === 'rw3k/key' ? ['completion'] : ['protected'],
      }[access.kind];
      expect(allowed, operationId).toContain(found);
    }
  });

  it('takes the most specific pattern, and completion among equally specific ones', () => {
    const line = (kind: KindPattern['kind'], path: string): KindPattern => ({
      kind,
      methods: null,
      path,
    });
    const of = (path: string, ...patterns: readonly KindPattern[]) =>
      [patterns, patterns.toReversed()].map((table) =>
        kindByPatterns(table, { method: 'GET', segments: path.split('/') }),
      );
    const [loose, close] = [line('open', 'a/*'), line('identity', 'a/b')];
    expect(of('a/b', loose, close)).toEqual(['identity', 'identity']);
    expect(of('a/c', loose, close)).toEqual(['open', 'open']);
    expect(of('x/y', line('open', '*/*'))).toEqual(['open', 'open']);
    const tied = [line('open', 'a/*'), line('completion', '*/b'), line('identity', 'a/*')];
    expect(of('a/b', ...tied)).toEqual(['completion', 'completion']);
    expect(of('a/c', ...tied)).toEqual(['open', 'identity']);
    expect(of('a', ...tied)).toEqual(['protected', 'protected']);
    expect(of('a/b')).toEqual(['protected', 'protected']);
  });

  it('knows our API by its origin and base, and a name before the host makes any address foreign', () => {
    const at = (origin: string, pathname: string, hasUserInfo = false, maps = ORIGINS.maps) =>
      targetOf({ origin, pathname, hasUserInfo }, { ...ORIGINS, maps });
    expect(at(ORIGINS.api, '/api/x')).toBe('api');
    expect(at(ORIGINS.api, '/api')).toBe('site');
    expect(at(ORIGINS.api, '/x/api/')).toBe('site');
    expect(at(ORIGINS.maps, '/api/x')).toBe('maps');
    expect(at('https://other.example', '/api/x')).toBe('foreign');
    for (const origin of [ORIGINS.api, ORIGINS.maps])
      expect(at(origin, '/api/x', true)).toBe('foreign');
  });

  it('says each pattern once', () => {
    const lines = KIND_PATTERNS.map(({ methods, path }) => `${String(methods)} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
