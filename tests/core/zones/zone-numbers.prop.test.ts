import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeProblem,
  describeInRange,
  expandRange,
  identityOf,
  nextNumber,
  numberProblem,
  plainNumber,
} from '#core/zones/zone-identity.rule.ts';

const number = fc.integer({ min: 1, max: 999 });
const zeros = fc.integer({ min: 0, max: 3 }).map((count) => '0'.repeat(count));

describe('zone numbers', () => {
  it('are one zone however many zeros stand before them, and as many as there are numbers', () => {
    fc.assert(
      fc.property(number, number, zeros, zeros, (one, other, before, behind) => {
        const key = (num: string) => identityOf({ devNum: 1, areaNum: 1, num, signalCode: null });
        expect(key(`${before}${one}`) === key(`${behind}${other}`)).toBe(one === other);
        expect(plainNumber(`${before}${one}`)).toBe(String(one));
      }),
    );
    expect(plainNumber('000')).toBe('0');
  });

  it('differ by device, area and signal code', () => {
    const zone = { devNum: 1, areaNum: 1, num: '2', signalCode: null };
    const others = [{ devNum: 2 }, { areaNum: 2 }, { signalCode: '131' }];
    const keys = [zone, ...others.map((other) => ({ ...zone, ...other }))].map(identityOf);
    expect(new Set(keys).size).toBe(4);
  });

  it('of a range come in their order, as wide as the first is written, each once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('-', '–', ' - '),
        (first, count, width, dash) => {
          const from = String(first).padStart(width, '0');
          const nums = expandRange(`${from}${dash}${first + count - 1}`) ?? [];
          expect(nums).toHaveLength(count);
          expect(nums[0]).toBe(from);
          expect(nums.map(Number)).toEqual(Array.from({ length: count }, (_, at) => first + at));
          expect(nums.every((num) => num.length >= from.length)).toBe(true);
        },
      ),
    );
    expect(expandRange('001-008')?.at(-1)).toBe('008');
    for (const wrong of ['', '5', '8-1', '1-501', 'a-b', '1-2-3'])
      expect(expandRange(wrong)).toBeNull();
  });

  it('stand where the pattern says, else behind it', () => {
    expect(describeInRange('Window # – contact', '003')).toBe('Window 3 – contact');
    expect(describeInRange(' Window ', '003')).toBe('Window 3');
  });

  it('go on after the highest, as wide as it is', () => {
    expect(nextNumber(['001', '009', 'A1'])).toBe('010');
    expect(nextNumber([])).toBe('01');
  });

  it.each([
    ['000', 'CID', true],
    ['999', 'CID', true],
    ['1000', 'CID', false],
    ['A1', 'CID', false],
    ['AB12CD', 'SIA', true],
    ['F0', '4×2', true],
    ['G0', '4×2', false],
    ['A', '3×1', true],
    ['10', '3×1', false],
  ] as const)('%s as %s: %s', (num, format, fits) => {
    expect(numberProblem(num, format) === null).toBe(fits);
  });

  it.each([
    ['131', 'CID', true],
    ['BA', 'CID', false],
    ['BA', 'SIA', true],
    ['13', 'CID', false],
    ['BAX', 'SIA', false],
    [null, 'CID', true],
    ['131', '4×2', true],
  ] as const)('code %s as %s: %s', (code, format, fits) => {
    expect(codeProblem(code, format) === null).toBe(fits);
  });
});
