import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from '#core/sites/mark-matches.rule.ts';

const words = fc.stringMatching(/^[a-z]{2,8}$/);
const joined = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join('');
const hits = (text: string, query: string): readonly string[] =>
  markMatches(text, query)
    .filter(({ hit }) => hit)
    .map((part) => part.text);

describe('marking what was searched for', () => {
  it('loses and adds nothing, whatever the text and the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        expect(joined(markMatches(text, query))).toBe(text);
      }),
    );
  });

  it('never puts two parts of one kind beside each other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          const parts = markMatches(text, query);
          expect(parts.every((part, index) => part.hit !== parts[index - 1]?.hit)).toBe(true);
        },
      ),
    );
  });

  it('marks the beginning of every word that the search begins with, in any case', () => {
    fc.assert(
      fc.property(words, words, words, fc.nat(7), (before, word, after, length) => {
        const begin = word.slice(0, 2 + (length % (word.length - 1)));
        // Excludes words that start with the searched text, because such words would correctly be marked too.
        fc.pre(!before.startsWith(begin) && !after.startsWith(begin));
        const text = `${before} ${word.toUpperCase()}, ${after}`;
        expect(hits(text, begin)).toEqual([word.toUpperCase().slice(0, begin.length)]);
      }),
    );
  });

  it('marks nothing inside a word', () => {
    fc.assert(
      fc.property(words, words, (outside, inside) => {
        fc.pre(!`${outside}${inside}`.startsWith(inside));
        expect(hits(`${outside}${inside}`, inside)).toEqual([]);
      }),
    );
  });

  it.each([
    ['Café Grün', 'cafe gru', ['Café', 'Grü']],
    ['O’Brien, Ann', 'obri', ['O’Bri']],
    ['118 Foundry Lane', 'fou 118', ['118', 'Fou']],
    ['(207) 555-0121', '555-0121', ['555-0121']],
    ['(207) 555-0121', '2075550121', ['207) 555-0121']],
    ['(207) 555-0121', '0121', ['0121']],
    ['HP1561', 'hp15', ['HP15']],
    ['Kestrel Print Works', '%', []],
    ['Kestrel Print Works', '', []],
  ])('in %j the search %j marks %j', (text, query, marked) => {
    expect(hits(text, query)).toEqual(marked);
  });
});
