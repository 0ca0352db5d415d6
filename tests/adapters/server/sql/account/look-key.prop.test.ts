import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookKey } from '#adapters/server/sql/account/look-key.ts';

const key = (name: string) => lookKey(name);
const names = fc.stringMatching(/^[a-z][a-z0-9._@-]{3,30}[a-z]$/);

/** Maps letters to other letters that look alike. */
const TWINS = {
  a: 'аɑα',
  e: 'еҽ',
  o: 'оοօ0',
  p: 'рρ',
  c: 'сϲ',
  i: 'іι',
  l: 'I1|',
  x: 'х',
  y: 'у',
  s: 'ѕ',
};

const disguised = (name: string, choice: number): string =>
  Array.from(name, (letter, index) => {
    const twins = Array.from(letter in TWINS ? TWINS[letter as keyof typeof TWINS] : '');
    return (choice + index) % 2 === 0 ? (twins[choice % twins.length] ?? letter) : letter;
  }).join('');

describe('what a username looks like', () => {
  it('is the same whichever letters look like its own', () => {
    fc.assert(
      fc.property(names, fc.nat({ max: 1000 }), (name, choice) => {
        expect(key(disguised(name, choice))).toBe(key(name));
      }),
    );
  });

  it('is the same with anything in it that is not seen', () => {
    const unseen = fc.constantFrom(
      '\u200B',
      '\u200D',
      '\u202E',
      '\u2066',
      '\u00AD',
      '\uFEFF',
      '\n',
    );
    fc.assert(
      fc.property(names, fc.nat(), unseen, (name, at, put) => {
        const place = at % (name.length + 1);
        expect(key(name.slice(0, place) + put + name.slice(place))).toBe(key(name));
      }),
    );
  });

  it('hangs on no way of writing the same characters, and a second look changes nothing', () => {
    fc.assert(
      fc.property(names, (name) => {
        const wide = name.replace(/[!-~]/g, (sign) =>
          String.fromCodePoint(sign.charCodeAt(0) + 0xfee0),
        );
        expect(key(wide)).toBe(key(name));
        expect(key(key(name))).toBe(key(name));
      }),
    );
    expect(key('Jose\u0301')).toBe(key('José'));
    expect(key('dealer  admin')).toBe(key('dealer admin'));
  });

  it('tells names apart that look different, accents too', () => {
    const plain = names.filter((name) => !/[01lm]|rn/.test(name));
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(key(one) === key(other)).toBe(one === other);
      }),
    );
    expect(key('jose.l')).not.toBe(key('josé.l'));
  });
});
