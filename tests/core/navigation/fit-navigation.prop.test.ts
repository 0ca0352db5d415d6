import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitNavigation, navigationForm } from '#core/navigation/fit-navigation.rule.ts';

const ROW = 48;

describe('the entries that fit the mini navigation', () => {
  it('leave room for More Options, in whole rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: ROW - 1 }),
        (count, rows, spare) => {
          const shown = fitNavigation(count, rows * ROW + spare, ROW);
          expect(shown).toBe(count < rows ? count : rows - 1);
        },
      ),
    );
  });

  it('are none in a window too low for anything', () => {
    expect(fitNavigation(20, 0, ROW)).toBe(0);
    expect(fitNavigation(20, -300, ROW)).toBe(0);
  });

  it('never become fewer in a higher window', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(2000), fc.nat(200), (count, room, more) => {
        expect(fitNavigation(count, room + more, ROW)).toBeGreaterThanOrEqual(
          fitNavigation(count, room, ROW),
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
