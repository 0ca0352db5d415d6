import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, truncateSiteName } from '#core/sites/truncate-site-name.rule.ts';

const names = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('a site name in the header', () => {
  it('has at most 20 characters', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(charactersOf(truncateSiteName(name)).length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('of at most 20 characters stays as it is', () => {
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(charactersOf(name.trim()).length <= 20);
        expect(truncateSiteName(name)).toBe(name.trim());
      }),
    );
  });

  it('that is cut begins like the whole one and ends in an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        const name = `${'A'.repeat(10)}${text}${'Z'.repeat(21)}`;
        const cut = truncateSiteName(name);
        expect(cut.endsWith('…')).toBe(true);
        expect(name.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });

  it.each([
    ['Lantern Street Apartments', 'Lantern Street Apar…'],
    ['Corner Hardware Co.', 'Corner Hardware Co.'],
    ['12345678901234567890', '12345678901234567890'],
    ['123456789012345678901', '1234567890123456789…'],
    ['Quayside Dental and Group', 'Quayside Dental and…'],
    // A family emoji counts as one character despite its many code points.
    ['👨‍👩‍👧'.repeat(20), '👨‍👩‍👧'.repeat(20)],
    ['👨‍👩‍👧'.repeat(21), `${'👨‍👩‍👧'.repeat(19)}…`],
    ['e\u0301'.repeat(21), `${'e\u0301'.repeat(19)}…`],
  ])('%s becomes %s', (name, shown) => {
    expect(truncateSiteName(name)).toBe(shown);
  });
});
