import { describe, expect, it } from 'vitest';
import { cookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';

const written = (secure: boolean): string => {
  const cookies: string[] = [];
  const jar = { secure, read: () => '', write: (cookie: string) => void cookies.push(cookie) };
  cookieDealerMemory('consumer', jar).remember(4471);
  return cookies.join('|');
};

describe('the browser’s last dealer', () => {
  it('is kept for this variant, for as long as browsers keep a cookie', () => {
    expect(written(false)).toBe('dealer-consumer=4471; Path=/; Max-Age=34560000; SameSite=Lax');
  });

  it('goes over https alone where the page came that way', () => {
    expect(written(true)).toMatch(/; Secure$/);
  });

  it('is found again among the page’s other cookies, each variant its own', () => {
    const all = 'dealer-consumer-x=1; XSRF-Token=a=b; dealer-dealer=4480; dealer-consumer=4471';
    const jar = { secure: false, read: () => all, write: () => undefined };
    expect(cookieDealerMemory('consumer', jar).recall()).toBe('4471');
    expect(cookieDealerMemory('dealer', jar).recall()).toBe('4480');
    const empty = { ...jar, read: () => '' };
    expect(cookieDealerMemory('dealer', empty).recall()).toBeNull();
  });
});
