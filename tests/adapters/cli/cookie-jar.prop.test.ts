import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';

const START = 1_000_000;
const token = fc.stringMatching(/^[A-Za-z0-9_]{1,12}$/);
const value = fc.stringMatching(/^[A-Za-z0-9+/=.-]{0,24}$/);
const segment = fc.stringMatching(/^[a-z0-9]{1,6}$/);
const folder = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`);

const jarAt = () => {
  let now = START;
  const jar = new CookieJar({ now: () => now });
  return {
    jar,
    advance: (millis: number) => {
      now += millis;
    },
  };
};

describe('the cookie jar', () => {
  it('sends back what a site stored, to that origin and no other', () => {
    fc.assert(
      fc.property(token, value, (name, content) => {
        const { jar } = jarAt();
        jar.store(new URL('http://localhost:4280/api/x'), [`${name}=${content}; Path=/`]);
        expect(jar.header(new URL('http://localhost:4280/other'))).toBe(`${name}=${content}`);
        expect(jar.header(new URL('http://localhost:4281/other'))).toBeNull();
        expect(jar.header(new URL('https://localhost:4280/other'))).toBeNull();
        expect(jar.header(new URL('http://other.example.com:4280/'))).toBeNull();
      }),
    );
  });

  it('sends a cookie below its path only, never to a path that merely begins alike', () => {
    fc.assert(
      fc.property(folder, segment, (path, below) => {
        const { jar } = jarAt();
        jar.store(new URL('http://localhost/'), [`a=1; Path=${path}`]);
        expect(jar.header(new URL(`http://localhost${path}`))).toBe('a=1');
        expect(jar.header(new URL(`http://localhost${path}/${below}`))).toBe('a=1');
        expect(jar.header(new URL(`http://localhost${path}${below}`))).toBeNull();
        expect(jar.header(new URL('http://localhost/'))).toBeNull();
      }),
    );
  });

  it('forgets a cookie at the end of its Max-Age, not before, whatever Expires says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seconds) => {
        const { jar, advance } = jarAt();
        const url = new URL('http://localhost/');
        jar.store(url, [`a=1; Max-Age=${seconds}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`]);
        advance(seconds * 1000 - 1);
        expect(jar.header(url)).toBe('a=1');
        advance(1);
        expect(jar.header(url)).toBeNull();
      }),
    );
  });

  it.each([`Max-Age=${'9'.repeat(400)}`, 'Expires=Fri, 31 Dec 275759 23:59:59 GMT'])(
    'keeps a cookie 400 days at most: %s',
    (life) => {
      const { jar } = jarAt();
      const url = new URL('http://localhost/');
      jar.store(url, [`a=1; ${life}`]);
      expect(jar.kept(url, 'a')).toEqual({ value: '1', expiresAt: START + 400 * 86_400_000 });
    },
  );

  it('hands out what is to be kept, HttpOnly too, and nothing that ends with the run', () => {
    const { jar } = jarAt();
    const url = new URL('http://localhost/');
    jar.store(url, ['a=1; Max-Age=60; Path=/; HttpOnly', 'b=2; Path=/']);
    expect(jar.kept(url, 'a')).toEqual({ value: '1', expiresAt: START + 60_000 });
    expect(jar.kept(url, 'b')).toBeNull();
    expect(jar.kept(new URL('http://localhost:81/'), 'a')).toBeNull();
  });

  it('is never brought down by a Set-Cookie line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ size: 'max', maxLength: 60 })), (lines) => {
        const { jar } = jarAt();
        jar.store(new URL('http://localhost/a/b'), lines);
        jar.header(new URL('http://localhost/a/b'));
      }),
    );
  });

  it.each([
    ['a deletion', 'a=; Max-Age=0; Path=/'],
    ['a past Expires', 'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'],
  ])('takes a cookie away with %s', (_, line) => {
    const { jar } = jarAt();
    const url = new URL('http://localhost/');
    jar.store(url, ['a=1; Path=/', 'b=2; Path=/']);
    jar.store(url, [line]);
    expect(jar.header(url)).toBe('b=2');
  });

  it('keeps Secure cookies for https and for loopback', () => {
    for (const [address, sent] of [
      ['https://portal.example.com/', 'a=1'],
      ['http://localhost:4280/', 'a=1'],
      ['http://127.0.0.1:4280/', 'a=1'],
      ['http://[::1]:4280/', 'a=1'],
      ['http://portal.example.com/', null],
      ['http://127.example.com/', null],
    ] as const) {
      const { jar } = jarAt();
      jar.store(new URL(address), ['a=1; Secure; Path=/']);
      expect([address, jar.header(new URL(address))]).toEqual([address, sent]);
    }
  });

  it('holds prefixes to their promise and refuses cookies for other hosts', () => {
    const { jar } = jarAt();
    const url = new URL('https://portal.example.com/');
    jar.store(url, [
      '__Host-a=1; Path=/',
      '__Host-b=1; Secure; Path=/api',
      '__Host-c=1; Secure; Path=/; Domain=portal.example.com',
      '__Secure-d=1; Path=/',
      'e=1; Domain=example.org',
      '__Host-good=1; Secure; Path=/',
    ]);
    expect(jar.header(url)).toBe('__Host-good=1');
  });

  it('shows a script what is not HttpOnly, and sends both', () => {
    const { jar } = jarAt();
    const url = new URL('http://localhost/');
    jar.store(url, ['seen=1; Path=/', 'hidden=2; Path=/; HttpOnly']);
    expect([jar.read(url, 'seen'), jar.read(url, 'hidden')]).toEqual(['1', null]);
    expect(jar.header(url)).toBe('seen=1; hidden=2');
  });
});
