import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayKeep, shellShows } from '#adapters/browser/worker/kept-addresses.ts';

const segments = fc.array(fc.stringMatching(/^[\w.-]{1,12}$/), { maxLength: 4 });

describe('what the worker may keep', () => {
  it('is a file with a hash in its name, and never an answer of the API, a page or a demo page', () => {
    expect(mayKeep('/assets/start-BYb5kqIQ.js')).toBe(true);
    for (const path of ['/assets/configuration.json', '/assets/', '/sw.js', '/', '/login'])
      expect(mayKeep(path)).toBe(false);
    fc.assert(
      fc.property(fc.constantFrom('api', 'demo', 'classic', 'login', 'brand'), segments, (a, b) => {
        expect(mayKeep(`/${[a, ...b].join('/')}`)).toBe(false);
        expect(mayKeep(`/${a}/assets/start-BYb5kqIQ.js`)).toBe(false);
      }),
    );
  });
});

describe('what the shell shows without a connection', () => {
  it('is every route of the portal, and nothing else of this origin', () => {
    for (const path of ['/', '/login', '/home/dashboard', '/msa/summary', '/site/info'])
      expect(shellShows(path)).toBe(true);
    for (const path of ['/api/account', '/demo/outbox', '/classic', '/sw.js', '/assets/a.js'])
      expect(shellShows(path)).toBe(false);
  });
});
