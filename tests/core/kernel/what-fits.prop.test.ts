import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatFits, type Placeable } from '#core/kernel/what-fits.rule.ts';

const columns = fc
  .array(
    fc.record({ width: fc.integer({ min: 1, max: 300 }), rank: fc.integer({ min: 0, max: 3 }) }),
    {
      maxLength: 14,
    },
  )
  .map((all) => all.map((one, at): Placeable => ({ ...one, key: `c${at}` })));
const rooms = fc.integer({ min: 0, max: 2000 });

const widthOf = (all: readonly Placeable[], keys: readonly string[]): number =>
  all.filter(({ key }) => keys.includes(key)).reduce((sum, { width }) => sum + width, 0);

describe('what fits in a row', () => {
  it('is never wider than the room, but for the first, which is always there', () => {
    fc.assert(
      fc.property(columns, rooms, (all, room) => {
        const shown = whatFits(all, room);
        expect(shown[0]).toBe(all[0]?.key);
        if (shown.length > 1) expect(widthOf(all, shown)).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('is all that fits: nothing that is left out has room beside it', () => {
    fc.assert(
      fc.property(columns, rooms, (all, room) => {
        const shown = whatFits(all, room);
        for (const { key } of all.filter((one) => !shown.includes(one.key)))
          expect(widthOf(all, [...shown, key])).toBeGreaterThan(room);
      }),
    );
  });

  it('leaves nothing out for something of a higher rank, or for something later of the same rank', () => {
    fc.assert(
      fc.property(columns, rooms, (all, room) => {
        const shown = whatFits(all, room);
        const [first, ...others] = all;
        const order = others.toSorted((a, b) => a.rank - b.rank);
        for (const [at, { key }] of order.entries()) {
          if (shown.includes(key)) continue;
          const before = [first, ...order.slice(0, at)].flatMap((one) => one?.key ?? []);
          const kept = before.filter((one) => shown.includes(one));
          expect(widthOf(all, [...kept, key])).toBeGreaterThan(room);
        }
      }),
    );
  });

  it('keeps the given order, and does not lose what it showed when there is more room for all of it', () => {
    fc.assert(
      fc.property(columns, (all) => {
        const keys = all.map(({ key }) => key);
        expect(whatFits(all, widthOf(all, keys))).toEqual(keys);
      }),
    );
    const ranked = [
      { key: 'name', width: 100, rank: 0 },
      { key: 'note', width: 100, rank: 3 },
      { key: 'state', width: 100, rank: 0 },
      { key: 'city', width: 100, rank: 2 },
    ];
    expect(whatFits(ranked, 300)).toEqual(['name', 'state', 'city']);
  });
});
