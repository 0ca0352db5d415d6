import { describe, expect, it } from 'vitest';
import { CookieDealerMemory } from '#adapters/browser/cookie-dealer-memory.ts';

const written = (secure: boolean): string => {
  const cookies: string[] = [];
  const jar = { secure, write: (cookie: string) => void cookies.push(cookie) };
  new CookieDealerMemory('consumer', jar).remember(4471);
  return cookies.join('|');
};

describe('the browser’s last dealer', () => {
  it('is kept for this variant, for as long as browsers keep a cookie', () => {
    expect(written(false)).toBe('dealer-consumer=4471; Path=/; Max-Age=34560000; SameSite=Lax');
  });

  it('goes over https alone where the page came that way', () => {
    expect(written(true)).toMatch(/; Secure$/);
  });
});
