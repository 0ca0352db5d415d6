import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ORIGIN, Portal, settle } from './support/portal.ts';

const hosts = fc.constantFrom(
  'portal.example',
  'PORTAL.example',
  'portal.example:443',
  'portal.example:8443',
  'portal.example.evil.example',
  'evil.example',
  'maps.example',
  'user@portal.example',
  'portal.example@evil.example',
  'user:word@portal.example',
  '127.0.0.1',
);
const starts = fc.constantFrom(
  '',
  '/',
  '//',
  '/\\',
  '\\\\',
  '\\/',
  'https:',
  'https://',
  'http://',
  'HTTPS://',
  'ftp://',
  'javascript:',
  'data:',
  ' https://',
  '\thttps://',
);
const tails = fc.constantFrom(
  '',
  '/',
  '/api/home',
  '/api',
  '/api/../api/x',
  '/%2e%2e/api/x',
  '/\\api',
  '?a=1',
  '#x',
  '/api/account/me',
);
const addresses = fc.oneof(
  fc.tuple(starts, hosts, tails).map((parts) => parts.join('')),
  fc.tuple(starts, fc.webPath(), tails).map((parts) => parts.join('')),
  fc.webUrl({ validSchemes: ['http', 'https'] }),
  fc.string(),
);

it('I27: session stamps go to our own origin only, whatever the address looks like', async () => {
  const seen = { ours: 0, others: 0 };
  await fc.assert(
    fc.asyncProperty(addresses, fc.constantFrom('GET', 'POST'), async (path, method) => {
      const portal = new Portal();
      portal.signIn('dana', 2, { group: 4471 });
      const page = new AbortController();
      const answer = portal.adapters.client.send(
        { method, path, query: {}, body: null, background: true },
        z.object({}),
        page.signal,
      );
      await settle();
      for (const { url, init, headers } of portal.network.calls) {
        expect(init.redirect).toBe('error');
        const named = url.username !== '' || url.password !== '';
        const ours = url.origin === ORIGIN && !named && url.pathname.startsWith('/api/');
        seen[ours ? 'ours' : 'others'] += 1;
        if (!ours) {
          expect(headers.get('authorization')).toBeNull();
          expect(headers.get('x-xsrf-token')).toBeNull();
          expect(url.searchParams.has('siteGroupNum')).toBe(false);
          expect(init.credentials).toBe('omit');
        }
        expect(url.searchParams.has('key')).toBe(url.origin === 'https://maps.example' && !named);
      }
      page.abort();
      await answer;
      portal.adapters.dispose();
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.ours, seen.others)).toBeGreaterThan(10);
});
