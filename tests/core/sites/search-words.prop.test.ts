import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/kernel/fold-text.rule.ts';
import { searchWords } from '#core/sites/search-words.rule.ts';
import { anyText as storedText } from '#tests/arbitraries/any-text.ts';

const law = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void => {
  fc.assert(fc.property(arbitrary, check), { numRuns: 500 });
};
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const word = fc.stringMatching(/^[a-z]{1,12}$/);
const ACCENTS: readonly (readonly [string, string])[] = [
  ['e', 'é'],
  ['a', 'Å'],
  ['o', 'Ö'],
  ['n', 'ñ'],
  ['c', 'ç'],
];

describe('what a typed text asks for', () => {
  it('holds only letters and digits in lower case, whatever is typed', () => {
    law(anyText, (text) => {
      for (const asked of searchWords(text)) expect(asked).toMatch(/^[\p{L}\p{N}]+$/u);
    });
  });

  it('is the same again when its own words are asked for', () => {
    law(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const asked = searchWords(words.join(' '));
      expect(searchWords(asked.join(' '))).toEqual(asked);
    });
  });

  it('does not depend on case, accents or blanks', () => {
    law(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const plain = words.join(' ');
      const accented = ACCENTS.reduce(
        (text, [letter, other]) => text.replaceAll(letter, other),
        plain,
      );
      expect(searchWords(accented.toUpperCase())).toEqual(searchWords(plain));
      expect(searchWords(`  ${words.join('\t \u00a0')} `)).toEqual(searchWords(plain));
    });
  });

  it('loses no word: each typed word begins one that is asked for', () => {
    law(fc.array(word, { maxLength: 8 }), (words) => {
      const asked = searchWords(words.join(' '));
      for (const typed of words) expect(asked.some((long) => long.startsWith(typed))).toBe(true);
    });
  });

  it('reads a whole phone number from any way to write it', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    law(fc.tuple(digits(3), digits(3), digits(4)), ([area, exchange, line]) => {
      const ways = [
        `(${area}) ${exchange}-${line}`,
        `${area}-${exchange}-${line}`,
        `${area}.${exchange}.${line}`,
        `${area} ${exchange} ${line}`,
        `+1 ${area} ${exchange} ${line}`,
        `1-${area}-${exchange}-${line}`,
        `${area}${exchange}${line}`,
      ];
      for (const way of ways) expect(searchWords(way)).toEqual([`${area}${exchange}${line}`]);
    });
  });

  it.each(['', '   ', '%', '_ _', '--', '\\', "';", '🙂', '*&^%$#@!', '\u200b', '()'])(
    'is nothing for %j',
    (text) => {
      expect(searchWords(text)).toEqual([]);
    },
  );

  it.each([
    ['O’Brien', ['obrien']],
    ['Saltbox Bakery & Café', ['saltbox', 'bakery', 'cafe']],
    ['HP-1412', ['hp', '1412']],
    ['555-0142', ['5550142']],
    ['Łódź Straße', ['lodz', 'strasse']],
    ['main mainland', ['mainland']],
    ['12-14 main', ['1214', 'main']],
  ])('reads %s as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('folds letter by letter, so that no neighbour changes how a letter reads', () => {
    law(storedText, (text) => {
      expect(foldText(text)).toBe(Array.from(text).map(foldText).join(''));
    });
    expect(foldText('ΟΔΟΣ')).toBe(foldText('οδοσ'));
  });

  it('folds a text once and for all', () => {
    law(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    });
  });
});
