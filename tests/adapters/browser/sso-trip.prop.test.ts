import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionSsoTripStore } from '#adapters/browser/session-sso-trip-store.ts';
import { takeSsoReturn } from '#adapters/browser/take-sso-return.ts';

/** Simulates one browser tab: its session storage and its address. */
const tab = () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const shown: string[] = [];
  const history = {
    state: { idx: 3 },
    replaceState: (state: unknown, _: string, url?: string | URL | null) => {
      expect(state).toEqual({ idx: 3 });
      shown.push(String(url));
    },
  };
  const arrive = (search: string) =>
    takeSsoReturn({ location: { search }, history, sessionStorage });
  return { store: new SessionSsoTripStore(() => sessionStorage), arrive, shown, kept };
};

const text = fc.string({ minLength: 1 });
const query = (names: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams(names).toString()}`;

describe('the way back from a provider', () => {
  it('hands the code over and leaves no trace of it in the address', () => {
    fc.assert(
      fc.property(text, text, (code, other) => {
        const { arrive, shown } = tab();
        expect(arrive(query({ returnUrl: other, iss: other, ssoCode: code }))).toBe(code);
        expect(shown).toEqual(['/login']);
      }),
    );
  });

  it('puts back what the page was asked for before, and only that', () => {
    fc.assert(
      fc.property(text, fc.boolean(), text, (returnUrl, internal, foreign) => {
        const { store, arrive, shown } = tab();
        store.keep({ returnUrl, internal });
        arrive(query({ ssoCode: 'c', returnUrl: foreign, internal: 'maybe' }));
        const back = new URL(shown[0] ?? '', 'https://portal.example.com');
        expect(back.pathname).toBe('/login');
        expect(Object.fromEntries(back.searchParams)).toEqual({
          returnUrl,
          ...(internal && { internal: 'true' }),
        });
      }),
    );
  });

  it('remembers the newest trip alone, and nothing once it was purged', () => {
    const { store, arrive, shown } = tab();
    store.keep({ returnUrl: '/news', internal: true });
    store.keep({ returnUrl: null, internal: false });
    arrive('?ssoCode=c');
    store.keep({ returnUrl: '/news', internal: false });
    store.purge();
    arrive('?ssoCode=c');
    expect(shown).toEqual(['/login', '/login']);
  });

  it('tells a failed trip by an empty code', () => {
    const { store, arrive, shown } = tab();
    store.keep({ returnUrl: '/news', internal: false });
    expect(arrive('?error=ssoError')).toBe('');
    expect(shown).toEqual(['/login?returnUrl=%2Fnews']);
  });

  it('touches no other address', () => {
    for (const search of [
      '',
      '?returnUrl=%2Fnews',
      '?error=other',
      '?code=1&otp=2',
      '?SSOCODE=1',
    ]) {
      const { arrive, shown } = tab();
      expect(arrive(search)).toBeNull();
      expect(shown).toEqual([]);
    }
  });

  it('goes on without a memory where the storage is blocked', () => {
    const blocked = (): never => {
      throw new Error('blocked');
    };
    const store = new SessionSsoTripStore(blocked);
    store.keep({ returnUrl: '/news', internal: false });
    store.purge();
    const shown: string[] = [];
    const code = takeSsoReturn({
      location: { search: '?ssoCode=c' },
      history: { state: null, replaceState: (_, __, url) => void shown.push(String(url)) },
      get sessionStorage() {
        return blocked();
      },
    });
    expect([code, ...shown]).toEqual(['c', '/login']);
  });
});
