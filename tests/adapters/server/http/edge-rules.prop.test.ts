import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, proxyList } from '#adapters/server/http/client-address.ts';
import { XsrfSigner } from '#adapters/server/http/xsrf-signer.ts';
import { retryAt } from '#adapters/server/messages/retry-at.rule.ts';
import { negotiateEncoding } from '#adapters/server/pages/negotiate-encoding.ts';

const stranger = fc.ipV4().filter((address) => !address.startsWith('10.'));
const proxy = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((p) => `10.${p.join('.')}`);
const PROXIES = proxyList(['10.0.0.0/8']);

describe('the client address', () => {
  it('is the peer itself, whatever header a stranger writes', () => {
    fc.assert(
      fc.property(stranger, fc.string(), (peer, header) => {
        expect(clientAddress(peer, header, PROXIES)).toBe(peer);
      }),
    );
  });

  it('is the right-most hop that is no trusted proxy, whatever was written left of it', () => {
    fc.assert(
      fc.property(
        proxy,
        fc.array(fc.oneof(stranger, proxy, fc.constant('unknown'))),
        stranger,
        fc.array(proxy),
        (peer, forged, client, chain) => {
          const header = [...forged, client, ...chain].join(', ');
          expect(clientAddress(peer, header, PROXIES)).toBe(client);
        },
      ),
    );
  });

  it('takes no header from anybody when no proxy is configured', () => {
    fc.assert(
      fc.property(fc.oneof(stranger, proxy), stranger, (peer, claimed) => {
        expect(clientAddress(`::ffff:${peer}`, claimed, proxyList([]))).toBe(peer);
      }),
    );
  });
});

describe('the XSRF token', () => {
  const key = { id: '1', bytes: Buffer.alloc(32, 1) };
  const signer = new XsrfSigner({ current: key, byId: (id) => (id === '1' ? key : null) });

  it('fits the browser it was issued for and no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        const token = signer.issue(one);
        expect(signer.fits(one, token)).toBe(true);
        expect(signer.fits(other, token)).toBe(false);
      }),
    );
  });

  it('fits no longer when any one character is changed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('a', 'B', '7', '.'), (at, put) => {
        const token = signer.issue('browser');
        const index = at % token.length;
        fc.pre(token[index] !== put);
        // The signer caches accepted tokens. A changed token must be refused despite the cache.
        expect(signer.fits('browser', token)).toBe(true);
        const changed = token.slice(0, index) + put + token.slice(index + 1);
        expect(signer.fits('browser', changed)).toBe(false);
      }),
    );
  });

  it('is never made of words a stranger can choose', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (browser, text) => {
        expect(signer.fits(browser, text)).toBe(false);
      }),
    );
  });
});

describe('the next try of a message', () => {
  it('always lies later, never more than ten minutes later, and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (attempt, now) => {
        const at = retryAt(attempt, now);
        expect(at).not.toBeNull();
        expect((at ?? 0) - now).toBeGreaterThanOrEqual(5_000);
        expect((at ?? 0) - now).toBeLessThanOrEqual(600_000);
        expect(retryAt(attempt + 12, now)).toBeNull();
      }),
    );
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    [undefined, null],
  ] as const)('for %s is %s', (accepted, expected) => {
    expect(negotiateEncoding(accepted, ['br', 'gzip'] as const)).toBe(expected);
  });
});
