import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_GAP, widthsOf } from '#adapters/server/pdf/column-widths.ts';

/** Width of every letter in the test font, in points. */
const POINTS = 4;
const measure = {
  head: (word: string) => word.length * POINTS,
  cell: (word: string) => word.length * POINTS,
};
const ROOM = 770;

const word = fc.stringMatching(/^[a-z0-9]{0,22}$/);
const text = fc.array(word, { maxLength: 6 }).map((text) => text.join(' '));
const tables = fc.integer({ min: 1, max: 14 }).chain((columns) =>
  fc.record({
    head: fc.array(text, { minLength: columns, maxLength: columns }),
    rows: fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { maxLength: 9 }),
  }),
);

describe('the columns of a printed table', () => {
  it('fill the room, and hold every word unbroken where all of them find room', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const widths = widthsOf(table, ROOM, measure);
        expect(widths.reduce((one, other) => one + other, 0)).toBeCloseTo(ROOM, 6);
        const needed = table.head.map((title, at) => {
          const words = [title, ...table.rows.map((row) => row[at] ?? '')].flatMap((one) =>
            one.split(' '),
          );
          return Math.max(...words.map(({ length }) => length)) * POINTS + CELL_GAP;
        });
        if (needed.reduce((one, other) => one + other, 0) <= ROOM)
          needed.forEach((least, at) =>
            expect(widths[at]).toBeGreaterThanOrEqual(Math.min(least, 90 + CELL_GAP) - 1e-6),
          );
      }),
    );
  });

  it('leave an account number and a date whole beside long texts', () => {
    const widths = widthsOf(
      {
        head: ['Site', 'Account', 'Last signal', 'Address'],
        rows: [
          ['Bellweather Cannery Lofts Elevator', 'HP2668', '2026-11-25 22:28', 'x '.repeat(400)],
        ],
      },
      260,
      measure,
    );
    expect(widths[1]).toBeGreaterThanOrEqual('Account'.length * POINTS + CELL_GAP);
    expect(widths[2]).toBeGreaterThanOrEqual('2026-11-25'.length * POINTS + CELL_GAP);
  });
});
