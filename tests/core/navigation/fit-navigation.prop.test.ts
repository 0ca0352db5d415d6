import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitNavigation, navigationForm } from '#core/navigation/fit-navigation.rule.ts';

const ROW = 48;
const REST = { row: ROW, flyout: 'rest' } as const;
const EVERYTHING = { row: ROW, flyout: 'everything' } as const;

describe('the entries that fit the mini navigation', () => {
  it('leave room for More Options only where something is left for it, in whole rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: ROW - 1 }),
        (count, rows, spare) => {
          const room = rows * ROW + spare;
          expect(fitNavigation(count, room, REST)).toBe(count <= rows ? count : rows - 1);
          expect(fitNavigation(count, room, EVERYTHING)).toBe(count < rows ? count : rows - 1);
        },
      ),
    );
  });

  it('are none in a window too low for anything', () => {
    expect(fitNavigation(20, 0, REST)).toBe(0);
    expect(fitNavigation(20, -300, EVERYTHING)).toBe(0);
  });

  it('never become fewer in a higher window', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(2000), fc.nat(200), (count, room, more) => {
        for (const how of [REST, EVERYTHING])
          expect(fitNavigation(count, room + more, how)).toBeGreaterThanOrEqual(
            fitNavigation(count, room, how),
          );
      }),
    );
  });
});

describe('the form of the navigation', () => {
  it.each([
    [390, 844, 'sheet'],
    [640, 900, 'sheet'],
    [640, 500, 'sheet'],
    [641, 900, 'mini'],
    [1023, 900, 'mini'],
    [1024, 768, 'full'],
    [1280, 767, 'mini'],
    [1440, 900, 'full'],
  ] as const)('at %i x %i is %s', (width, height, form) => {
    expect(navigationForm({ width, height })).toBe(form);
  });
});
