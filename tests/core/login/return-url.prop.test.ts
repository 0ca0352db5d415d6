import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from '#core/login/landing.rule.ts';
import { matchRoute } from '#core/navigation/match-route.rule.ts';
import {
  goodReturnUrls,
  hostileReturnUrls,
  loginSpellings,
} from '#tests/arbitraries/return-urls.ts';

const ORIGIN = 'https://portal.example';
const isRoute = (path: string): boolean => matchRoute(path) !== null;
const everyPath = (): boolean => true;

describe('the return address', () => {
  it('is passed on unchanged when it leads to a screen of the app', () => {
    fc.assert(
      fc.property(goodReturnUrls, (url) => {
        expect(safeReturnUrl(url, isRoute)).toBe(url);
      }),
    );
  });

  it('never leaves the app, even if every path were a route', () => {
    const anything = fc.oneof(
      hostileReturnUrls,
      fc.string({ unit: 'binary' }),
      fc
        .string({ unit: fc.constantFrom(...Array.from('/\\.%25cf:@?#\t\n;ab')) })
        .map((text) => `/${text}`),
      fc.webUrl({ withQueryParameters: true }),
    );
    fc.assert(
      fc.property(anything, (url) => {
        const safe = safeReturnUrl(url, everyPath);
        if (safe === null) return;
        const resolved = new URL(safe, ORIGIN);
        expect(resolved.origin).toBe(ORIGIN);
        // A browser must open exactly the URL that the rule checked, so resolving the URL must not remove any part of the path.
        expect(resolved.pathname).toBe(/^[^?#]*/.exec(safe)?.[0]);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses every hostile address', () => {
    fc.assert(
      fc.property(hostileReturnUrls, (url) => {
        expect(safeReturnUrl(url, isRoute)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    '/%5cevil.example.com',
    'javascript:alert(1)',
    '/login?returnUrl=/login',
    '/nowhere/at/all',
  ])('refuses %s', (url) => {
    expect(safeReturnUrl(url, isRoute)).toBeNull();
  });

  it('never leads back to a login route, however it is spelled', () => {
    fc.assert(
      fc.property(loginSpellings, (url) => {
        expect(safeReturnUrl(url, everyPath)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no control character and no backslash anywhere', () => {
    const bad = fc.constantFrom(
      '\\',
      '\0',
      '\t',
      '\n',
      '\r',
      '\u007f',
      '\u0085',
      '\u2028',
      '\ud800',
    );
    fc.assert(
      fc.property(goodReturnUrls, bad, fc.nat(), (url, character, at) => {
        const place = at % (url.length + 1);
        const spoiled = url.slice(0, place) + character + url.slice(place);
        expect(safeReturnUrl(spoiled, everyPath)).toBeNull();
      }),
    );
  });

  it('takes dots in a name and no segment of dots alone', () => {
    expect(safeReturnUrl('/reports-download/a.b', everyPath)).toBe('/reports-download/a.b');
    for (const path of ['/a/../b', '/a/./b', '/..', '/a/.'])
      expect(safeReturnUrl(path, everyPath), path).toBeNull();
  });

  it('takes nothing that is not a route', () => {
    fc.assert(
      fc.property(goodReturnUrls, (url) => {
        expect(safeReturnUrl(url, () => false)).toBeNull();
      }),
    );
  });

  it('asks about the path alone, without query and fragment', () => {
    const asked: string[] = [];
    safeReturnUrl('/site/info?sn=1#x', (path) => asked.push(path) > 0);
    expect(asked).toEqual(['/site/info']);
  });

  it('takes 2048 characters and no more', () => {
    const url = '/home/dashboard?'.padEnd(2048, 'a');
    expect(safeReturnUrl(url, isRoute)).toBe(url);
    expect(safeReturnUrl(`${url}a`, isRoute)).toBeNull();
  });

  it('is nothing when there is none', () => {
    expect(safeReturnUrl(null, everyPath)).toBeNull();
    expect(safeReturnUrl('', everyPath)).toBeNull();
    expect(safeReturnUrl('/', everyPath)).toBeNull();
  });
});
