import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpAddress } from '#core/knowledge-base/help-address.rule.ts';
import { helpRoute } from '#core/knowledge-base/help-route.rule.ts';
import { readHelpMessage } from '#core/knowledge-base/read-help-message.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';

const BASE = 'https://help.example.com/kb';

describe('the page of the help site that rte names (SECURITY.md T10)', () => {
  it.each([
    ['/msa/contacts', `${BASE}/msa/contacts`],
    ['site/zones#ranges', `${BASE}/site/zones#ranges`],
    ['search?q=pin', `${BASE}/search?q=pin`],
    [null, `${BASE}/`],
    ['', `${BASE}/`],
    ['https://evil.example', `${BASE}/`],
    ['//evil.example', `${BASE}/`],
    ['/\\evil.example', `${BASE}/`],
    ['javascript:alert(1)', `${BASE}/`],
    ['../admin', `${BASE}/`],
    ['a/%2e%2e/%2e%2e/admin', `${BASE}/`],
    ['a/../../admin', `${BASE}/`],
    ['@evil.example', `${BASE}/`],
  ])('%s leads to %s', (rte, address) => {
    expect(helpAddress(BASE, rte)).toBe(address);
  });

  it('stays below the base whatever it is', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      ':',
      '//',
      '@',
      '%2e',
      'a',
      '?',
      '#',
      '\n',
    );
    const rte = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(rte, (asked) => {
        const address = new URL(helpAddress(BASE, asked));
        expect(address.origin).toBe('https://help.example.com');
        expect(address.pathname.startsWith('/kb/')).toBe(true);
      }),
    );
  });

  it('is the page of the screen one comes from, for every screen of the table', () => {
    for (const { path } of SCREENS.filter((one) => !one.path.includes('{'))) {
      const query = new URL(helpRoute(path, null, 'dealer'), 'https://portal.example').searchParams;
      expect(helpAddress(BASE, query.get('rte'))).toBe(
        path === '/knowledge-base' ? `${BASE}/` : BASE + path,
      );
    }
    expect(helpRoute('/site/info', 'zones', 'dealer')).toBe('/knowledge-base?rte=%2Fsite%2Fzones');
    expect(helpRoute('/site/history', 'zones', 'dealer')).toBe(
      '/knowledge-base?rte=%2Fsite%2Fhistory',
    );
  });

  it('is the page of the reader, where several kinds of people share a screen', () => {
    const at = (page: string) => `/knowledge-base?rte=${encodeURIComponent(page)}`;
    expect(helpRoute('/home/dashboard', null, 'dealer')).toBe(at('/home/dashboard'));
    expect(helpRoute('/home/dashboard', null, 'staff')).toBe(at('/staff/home'));
    expect(helpRoute('/news', null, 'staff')).toBe(at('/news/setup'));
    expect(helpRoute('/resources', null, 'staff')).toBe(at('/marketing'));
    expect(helpRoute('/resources', null, 'customer')).toBe(at('/customer/resources'));
    expect(helpRoute('/support', null, 'staff')).toBe(at('/support'));
  });
});

describe('what the frame says', () => {
  const from = (origin: string, data: unknown) =>
    readHelpMessage('https://help.example.com', { origin, data });

  it('counts from its own origin and in its shape alone', () => {
    const site = 'https://help.example.com';
    expect(from(site, { kind: 'ready' })).toEqual({ kind: 'ready' });
    expect(from(site, { kind: 'open', path: '/msa/contacts' })).toEqual({
      kind: 'open',
      path: '/msa/contacts',
    });
    expect(from('https://help.example.com.evil.example', { kind: 'ready' })).toBeNull();
    expect(from('null', { kind: 'ready' })).toBeNull();
    for (const data of [
      null,
      'ready',
      { kind: 'ready', more: 1 },
      { kind: 'open', path: 'https://evil.example' },
      { kind: 'open', path: '//evil.example' },
      { kind: 'open', path: '/a?sn=1' },
      { kind: 'open', path: `/${'a'.repeat(200)}` },
    ])
      expect(from(site, data)).toBeNull();
  });
});
