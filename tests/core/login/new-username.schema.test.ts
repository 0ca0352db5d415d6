import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUsernameSchema } from '#core/login/new-username.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const errorsOf = (username: string) => {
  const read = readForm(newUsernameSchema, { username });
  return read.ok ? null : read.error['username'];
};

describe('a new username (spec §5)', () => {
  it('gives every message that applies, in the exact words', () => {
    expect(errorsOf('1234')).toEqual([
      'Must be at least 5 characters long',
      'At least one letter is required',
    ]);
    expect(errorsOf('ab')).toEqual(['Must be at least 5 characters long']);
    expect(errorsOf('12345')).toEqual(['At least one letter is required']);
    expect(errorsOf('')).toEqual(['Username is required']);
    expect(errorsOf('     ')).toEqual(['Username is required']);
  });

  it('takes 5 to 50 characters with a letter of any script', () => {
    for (const name of ['joy.o', 'a'.repeat(50), '1234é', 'жоая1'])
      expect(errorsOf(name)).toBeNull();
    expect(errorsOf('a'.repeat(51))).toEqual(['Must be at most 50 characters long']);
  });

  it('counts without the spaces around it', () => {
    expect(errorsOf(' abcd ')).toEqual(['Must be at least 5 characters long']);
    expect(readForm(newUsernameSchema, { username: ' abcde ' })).toEqual({
      ok: true,
      value: { username: 'abcde' },
    });
  });

  const names = fc.stringMatching(/^[a-z][a-zA-Z0-9._@+ -]{3,38}[a-z]$/);
  const somewhere = (part: fc.Arbitrary<string>) =>
    fc.tuple(names, fc.nat(), part).map(([name, at, put]) => {
      const place = 1 + (at % (name.length - 1));
      return name.slice(0, place) + put + name.slice(place);
    });
  const between = (first: number, last: number) =>
    fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));

  it('is refused with anything in it that is not seen: controls, line ends, marks of direction, fillers, odd spaces', () => {
    const unseen = fc.oneof(
      between(0x00, 0x1f),
      between(0x7f, 0xa0),
      between(0x2000, 0x200f),
      between(0x2028, 0x202f),
      between(0x205f, 0x206f),
      between(0xe000, 0xf8ff),
      between(0xfe00, 0xfe0f),
      between(0xe0000, 0xe0fff),
      fc.constantFrom('\u00AD', '\u034F', '\u061C', '\u115F', '\u1680', '\u180E', '\u2800'),
      fc.constantFrom('\u3000', '\u3164', '\uFEFF', '\uFFA0', '\uFFF9', '\u{1D173}'),
    );
    fc.assert(
      fc.property(somewhere(unseen), (name) => {
        expect(errorsOf(name)).toContain('Must not contain invisible characters');
      }),
    );
  });

  it('is refused with a letter of another alphabet, and taken with its own letters, digits and signs', () => {
    const foreign = fc.oneof(
      between(0x430, 0x44f),
      between(0x3b1, 0x3c9),
      between(0x561, 0x586),
      between(0x5d0, 0x5ea),
      between(0x13a0, 0x13f4),
      between(0x4e00, 0x9fff),
    );
    fc.assert(
      fc.property(somewhere(foreign), (name) => {
        expect(errorsOf(name)).toEqual(['All letters must be from one alphabet']);
      }),
    );
    fc.assert(
      fc.property(names, (name) => {
        expect(errorsOf(name)).toBeNull();
      }),
    );
    for (const own of [
      'Δημήτρης7',
      'ольга.к',
      'שרה-לוי',
      'さくらサクラ桜',
      '김철수漢字',
      'José Müller',
    ])
      expect(errorsOf(own)).toBeNull();
  });
});
