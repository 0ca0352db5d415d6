import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Method } from '#core/gating/api-request.ts';
import { classifyRequest, KIND_PATTERNS } from '#core/gating/request-kind.rule.ts';

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
        step: ['completion'],
        full: path === 'rw3k/key' ? ['completion'] : ['protected'],
      }[access.kind];
      expect(allowed, operationId).toContain(found);
    }
  });

  it('says each pattern once', () => {
    const lines = KIND_PATTERNS.map(({ methods, path }) => `${String(methods)} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
