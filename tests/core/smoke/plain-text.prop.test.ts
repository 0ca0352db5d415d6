import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '#core/smoke/plain-text.rule.ts';

/**
 * Characters with invisible effects: they end lines, move the cursor, set colors, ring the bell, reverse or hide text, or
 * are unpaired surrogates.
 */
const UNSEEN = [
  '\u001b',
  '\u009b',
  '\u0007',
  '\r',
  '\n',
  '\u0000',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  '\ue000',
  '\uffff',
];
const unseen = fc
  .array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 5 })
  .map((list) => list.join(''));
const word = fc.stringMatching(/^[a-z[;•é日]{1,8}$/u);

describe('a text of a server fit to be printed', () => {
  it('holds nothing unseen, one line and at most 400 characters, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (part, times) => {
        const plain = plainText(part.repeat(times));
        expect(plain).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(400);
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  it('keeps the words between what was taken out', () => {
    fc.assert(
      fc.property(word, fc.array(fc.tuple(unseen, word), { maxLength: 9 }), (first, rest) => {
        const sent = first + rest.flat().join('');
        expect(plainText(sent)).toBe([first, ...rest.map(([, next]) => next)].join(' '));
      }),
    );
  });

  it('shows that a long one was cut', () => {
    expect(plainText('a'.repeat(401))).toBe(`${'a'.repeat(399)}…`);
    expect(plainText('a'.repeat(400))).toBe('a'.repeat(400));
  });
});
