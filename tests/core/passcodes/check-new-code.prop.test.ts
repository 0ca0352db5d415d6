import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFault, type KnownPlace } from '#core/passcodes/code-fault.rule.ts';
import {
  codeDistance,
  checkNewCode,
  type OtherCode,
  type RequestedCode,
} from '#core/passcodes/check-new-code.rule.ts';
import { codeWeakness } from '#core/passcodes/code-weakness.rule.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;
/** Splits a text into its characters. */
const charactersOf = (text: string): readonly string[] => text.split(/(?:)/);
const signs = (from: string, minLength = 4, maxLength = 11) =>
  fc
    .array(fc.constantFrom(...charactersOf(from)), { minLength, maxLength })
    .map((characters) => characters.join(''));
const code = signs(SIGNS);
const NOWHERE: KnownPlace = { accountNumbers: [], phones: [], street: '' };
const place: fc.Arbitrary<KnownPlace> = fc.record({
  accountNumbers: fc.array(signs(SIGNS, 4, 6), { maxLength: 2 }),
  phones: fc.array(signs('0123456789', 10, 10), { maxLength: 2 }),
  street: fc.constantFrom('', '1 Pier Road', '1412 Lantern Street', '20145B Quay'),
});
const ordinary = (text: string, more: Partial<RequestedCode> = {}): RequestedCode => ({
  code: text,
  isDuress: false,
  knowingly: true,
  ...more,
});
const other = (text: string, more: Partial<OtherCode> = {}): OtherCode => ({
  code: text,
  isDuress: false,
  isSame: false,
  ...more,
});
const duress = (text: string): OtherCode => other(text, { isDuress: true });
const IN_USE = { kind: 'compared', why: 'inUse' };

/** Returns the text with one character replaced. */
const withOneOther = (text: string, at: number, sign: string): string => {
  const place = at % text.length;
  const instead = text[place] === sign ? (sign === 'A' ? 'B' : 'A') : sign;
  return `${text.slice(0, place)}${instead}${text.slice(place + 1)}`;
};

describe('how far two codes are apart', () => {
  it('is nothing for the same, the same both ways, and as many as were changed or added', () => {
    fc.assert(
      fc.property(
        code,
        code,
        fc.nat(10),
        fc.constantFrom(...charactersOf(SIGNS)),
        (one, two, at, sign) => {
          expect(codeDistance(one, one)).toBe(0);
          expect(codeDistance(one, two)).toBe(codeDistance(two, one));
          expect(codeDistance(one, withOneOther(one, at, sign))).toBe(1);
          expect(codeDistance(one, `${one}${two}`)).toBe(two.length);
        },
      ),
    );
  });
});

describe('what nobody may have', () => {
  it.each([
    ['1234', 'sequence'],
    ['98765', 'sequence'],
    ['7890', 'sequence'],
    ['2109', 'sequence'],
    ['ABCD', 'sequence'],
    ['ZYXWV', 'sequence'],
    ['0000', 'repeated'],
    ['QQQQQ', 'repeated'],
    ['HP1412', 'accountNumber'],
    ['1412', 'accountNumber'],
    ['2075550142', 'phone'],
    ['0142', 'phone'],
    ['5550', 'phone'],
    ['20145B', 'street'],
    ['020145', 'street'],
    ['1357', null],
    ['ABCE', null],
    ['12345A', null],
    ['LANTERN', null],
  ])('%s: %s', (text, fault) => {
    const known = {
      accountNumbers: ['HP1412'],
      phones: ['(207) 555-0142'],
      street: '20145 B Quay Street',
    };
    expect(codeFault(text, known)).toBe(fault);
  });

  it('is a run of any length in either direction, and one sign as often as one likes', () => {
    fc.assert(
      fc.property(
        fc.nat(22),
        fc.integer({ min: 4, max: 11 }),
        fc.boolean(),
        (from, length, down) => {
          const run = LETTERS.slice(from, from + length);
          fc.pre(run.length >= 4);
          const text = down ? charactersOf(run).toReversed().join('') : run;
          expect(codeFault(text, NOWHERE)).toBe('sequence');
          expect(codeFault((LETTERS[from] ?? 'A').repeat(length), NOWHERE)).toBe('repeated');
        },
      ),
    );
  });

  it('is any four digits and more in a row of a phone number of the site', () => {
    fc.assert(
      fc.property(
        signs('0123456789', 10, 10),
        fc.nat(6),
        fc.integer({ min: 4, max: 10 }),
        (phone, from, length) => {
          const part = phone.slice(from, from + length);
          fc.pre(part.length >= 4);
          const phones = [`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`];
          expect(codeFault(part, { ...NOWHERE, phones })).not.toBeNull();
        },
      ),
    );
  });
});

describe('what is easily guessed', () => {
  it.each([
    ['PASSWORD', 'word'],
    ['ALARM1', 'word'],
    ['BUDDY2019', 'word'],
    ['0229', 'date'],
    ['3112', 'date'],
    ['1987', 'date'],
    ['070485', 'date'],
    ['850704', 'date'],
    ['07041985', 'date'],
    ['19850704', 'date'],
    ['4F82TN', null],
    ['9471', null],
    ['993199', null],
    ['LANTERN42', null],
  ])('%s: %s', (text, why) => expect(codeWeakness(text)).toBe(why));

  it('is told first and taken when it is wished all the same', () => {
    const change = ordinary('BUDDY2019', { knowingly: false });
    expect(checkNewCode(change, NOWHERE, [])).toEqual({ kind: 'weak', why: 'word' });
    expect(checkNewCode({ ...change, knowingly: true }, NOWHERE, [])).toEqual({ kind: 'fits' });
  });
});

describe('a new code beside others', () => {
  const fits = code.filter((text) => codeFault(text, NOWHERE) === null);

  it('is refused where one is the same, by its text, its mark or its hash, and fits one sign beside it', () => {
    fc.assert(
      fc.property(fits, fc.nat(10), fc.constantFrom(...charactersOf(SIGNS)), (text, at, sign) => {
        expect(checkNewCode(ordinary(text), NOWHERE, [other(text)])).toEqual(IN_USE);
        const hashed: OtherCode = { code: null, isDuress: false, isSame: true };
        expect(checkNewCode(ordinary(text), NOWHERE, [hashed])).toEqual(IN_USE);
        const near = withOneOther(text, at, sign);
        expect(checkNewCode(ordinary(text), NOWHERE, [other(near)])).toEqual({ kind: 'fits' });
      }),
    );
  });

  it('that comes back is checked by the others alone, whatever everybody knows of it by now', () => {
    fc.assert(
      fc.property(code, place, fc.boolean(), fc.boolean(), (text, known, isDuress, isEqual) => {
        const change = ordinary(text, { isDuress, comesBack: true, knowingly: false });
        const away = charactersOf(text)
          .map((sign) => (sign === 'Q' ? 'W' : 'Q'))
          .join('');
        const verdict = checkNewCode(change, known, [other(isEqual ? text : away)]);
        expect(verdict.kind).toBe(isEqual ? 'compared' : 'fits');
      }),
    );
    const phone = { ...NOWHERE, phones: ['207-555-4907'] };
    const back = ordinary('4907', { comesBack: true });
    expect(checkNewCode(back, phone, [])).toEqual({ kind: 'fits' });
    expect(checkNewCode(back, phone, [other('4907')])).toEqual(IN_USE);
    const hashed: OtherCode = { code: null, isDuress: false, isSame: true };
    expect(checkNewCode(back, phone, [hashed])).toEqual(IN_USE);
  });

  it('a duress code differs from every other in two signs or more, whoever came first', () => {
    fc.assert(
      fc.property(fits, fc.nat(10), fc.constantFrom(...charactersOf(SIGNS)), (text, at, sign) => {
        const near = withOneOther(text, at, sign);
        const change = ordinary(text, { isDuress: true });
        for (const one of [text, near, `${text}7`])
          expect(checkNewCode(change, NOWHERE, [other(one)])).toEqual({
            kind: 'compared',
            why: 'tooAlike',
          });
        for (const one of [text, near, `${text}7`])
          expect(checkNewCode(ordinary(text), NOWHERE, [duress(one)])).toEqual(IN_USE);
        const far = charactersOf(near)
          .map((character) => (character === 'Q' ? 'W' : 'Q'))
          .join('');
        expect(checkNewCode(change, NOWHERE, [other(far)])).toEqual({ kind: 'fits' });
        expect(checkNewCode(ordinary(text), NOWHERE, [duress(far)])).toEqual({ kind: 'fits' });
      }),
    );
  });

  it('never betrays the duress code: what it refuses is refused like what an equal ordinary code refuses, and nothing else changes', () => {
    fc.assert(
      fc.property(
        code,
        code,
        fc.array(code, { maxLength: 4 }),
        place,
        fc.boolean(),
        (text, secret, others, where, knowingly) => {
          const change = ordinary(text, { knowingly });
          const known = others.map((one) => other(one));
          const without = checkNewCode(change, where, known);
          const beside = checkNewCode(change, where, [...known, duress(secret)]);
          const equal = checkNewCode(change, where, [...known, other(text)]);
          if (codeDistance(text, secret) < 2) expect(beside).toEqual(equal);
          else expect(beside).toEqual(without);
        },
      ),
    );
  });

  it('looks at every other code whatever the answer is', () => {
    fc.assert(
      fc.property(
        fits,
        fc.array(code, { minLength: 1, maxLength: 6 }),
        fc.nat(6),
        (text, others, at) => {
          let looks = 0;
          const watched = others.map((one, index): OtherCode => {
            const seen = index === at ? text : one;
            return {
              isDuress: false,
              isSame: false,
              get code() {
                looks += 1;
                return seen;
              },
            };
          });
          checkNewCode(ordinary(text), NOWHERE, watched);
          expect(looks).toBe(others.length * 2);
        },
      ),
    );
  });
});
