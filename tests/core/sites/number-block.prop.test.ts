import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberBlock } from '#core/sites/number-block.ts';
import {
  blockCells,
  blockFigures,
  freeNumbers,
  checkNumber,
  numberText,
  ordinalIn,
} from '#core/sites/check-number.rule.ts';

const NOBODY = { inUse: false, held: false };
const COAST: readonly NumberBlock[] = [
  { prefix: 'HP', first: 2000, last: 2499, kind: 'assigned' },
  { prefix: 'HP', first: 2450, last: 2499, kind: 'reserved' },
];

/** Generates a block of numbers, a reserved range within the block, and some numbers in use. */
const block = fc
  .record({
    prefix: fc.constantFrom('', 'HP', 'A1'),
    first: fc.integer({ min: 0, max: 3000 }),
    length: fc.integer({ min: 1, max: 120 }),
    keep: fc.integer({ min: 0, max: 120 }),
    taken: fc.array(fc.integer({ min: 0, max: 119 }), { maxLength: 60 }),
  })
  .map(({ prefix, first, length, keep, taken }) => {
    const own: NumberBlock = { prefix, first, last: first + length - 1, kind: 'assigned' };
    const blocks: readonly NumberBlock[] =
      keep === 0 || keep > length
        ? [own]
        : [own, { ...own, first: own.last - keep + 1, kind: 'reserved' }];
    const used = taken.filter((at) => at < length).map((at) => numberText(own, first + at));
    return { own, blocks, taken: new Set(used) };
  });

describe('account numbers of a block (domain guide 6.18)', () => {
  it.each([
    ['HP2291', NOBODY, 'free'],
    [' hp 2291', NOBODY, 'free'],
    ['HP2291', { inUse: false, held: true }, 'held'],
    ['HP1562', { inUse: true, held: false }, 'inUse'],
    ['HP1563', NOBODY, 'outside'],
    ['HP2460', NOBODY, 'reserved'],
    ['HP02291', NOBODY, 'outside'],
    ['HP2291F', NOBODY, 'outside'],
    ['', NOBODY, 'outside'],
  ] as const)('judges %s', (text, facts, state) => {
    expect(checkNumber(text, COAST, facts)).toBe(state);
  });

  it('keeps the zeros a panel sends', () => {
    expect(numberText({ prefix: 'A', first: 1, last: 250 }, 7)).toBe('A007');
    expect(ordinalIn({ prefix: 'A', first: 1, last: 250 }, 'A007')).toBe(7);
    expect(ordinalIn({ prefix: 'A', first: 1, last: 250 }, 'A7')).toBeNull();
  });

  it('reads every number as it wrote it', () => {
    fc.assert(
      fc.property(block, fc.nat(), ({ own }, at) => {
        const ordinal = own.first + (at % (own.last - own.first + 1));
        expect(ordinalIn(own, numberText(own, ordinal))).toBe(ordinal);
      }),
    );
  });

  it('hands out free numbers only, each once, and all there are', () => {
    fc.assert(
      fc.property(block, ({ own, blocks, taken }) => {
        const free = freeNumbers(blocks, taken, 500);
        expect(new Set(free).size).toBe(free.length);
        for (const text of free) {
          expect(checkNumber(text, blocks, NOBODY)).toBe('free');
          expect(taken.has(text)).toBe(false);
        }
        expect(free.length).toBe(blockFigures(own, blocks, taken).free);
        expect(freeNumbers(blocks, taken, 1)).toEqual(free.slice(0, 1));
      }),
    );
  });

  it('counts every number once, in the figures and in the parts of the strip', () => {
    fc.assert(
      fc.property(block, fc.integer({ min: 1, max: 90 }), ({ own, blocks, taken }, cells) => {
        const whole = blockFigures(own, blocks, taken);
        expect(whole.used + whole.free + whole.reserved).toBe(own.last - own.first + 1);
        const parts = blockCells(own, blocks, taken, cells);
        const sum = (kind: keyof typeof whole) => parts.reduce((all, part) => all + part[kind], 0);
        expect({ used: sum('used'), free: sum('free'), reserved: sum('reserved') }).toEqual(whole);
      }),
    );
  });
});
