import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInList, typeAhead } from '#ui/kit/move-in-list.rule.ts';

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'];
const counts = fc.integer({ min: 1, max: 50 });

describe('moving in a list by keys', () => {
  it('always ends on an entry', () => {
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: -1, max: 49 }),
        fc.constantFrom(...KEYS),
        (count, at, key) => {
          const next = moveInList(key, { at: Math.min(at, count - 1), count });
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    );
  });

  it('reaches every entry by going down, and comes round', () => {
    fc.assert(
      fc.property(counts, (count) => {
        let at = -1;
        const seen = Array.from({ length: count }, () => {
          at = moveInList('ArrowDown', { at, count }) ?? -1;
          return at;
        });
        expect(seen).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(moveInList('ArrowDown', { at, count })).toBe(0);
      }),
    );
  });

  it('undoes a step down by a step up', () => {
    fc.assert(
      fc.property(counts, fc.nat(49), (count, start) => {
        const at = start % count;
        const down = moveInList('ArrowDown', { at, count }) ?? -1;
        expect(moveInList('ArrowUp', { at: down, count })).toBe(at);
      }),
    );
  });

  it('does nothing in an empty list or for other keys', () => {
    expect(moveInList('ArrowDown', { at: -1, count: 0 })).toBeNull();
    expect(moveInList('a', { at: 0, count: 3 })).toBeNull();
    expect(moveInList('PageDown', { at: 1, count: 3, page: 10 })).toBe(2);
  });
});

describe('typing the beginning of an entry', () => {
  const MENU = ['About', 'Submit A Bug', 'Provide Feedback', 'Product Roadmap'];
  it.each([
    ['p', -1, 2],
    ['p', 2, 3],
    ['pp', 2, 3],
    ['p', 3, 2],
    ['prod', 2, 3],
    ['prov', 2, 2],
    ['SUB', 0, 1],
    ['x', 0, null],
    ['', 0, null],
  ])('%j from %i leads to %j', (typed, at, expected) => {
    expect(typeAhead(MENU, typed, at)).toBe(expected);
  });

  it('finds every entry by its whole text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 2 }), { minLength: 1 }), (texts) => {
        for (const text of texts) {
          const found = typeAhead(texts, text, -1);
          expect(found).not.toBeNull();
        }
      }),
    );
  });
});
