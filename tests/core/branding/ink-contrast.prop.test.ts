import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#core/branding/contrast-of.rule.ts';
import { inkContrast, isLostInk } from '#core/branding/ink-contrast.rule.ts';
import { GROUNDS } from '#core/branding/theme-grounds-list.ts';

const luminances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });

describe('the ink of a logo', () => {
  it('is lost where it is white on white, or as dark as a dark page', () => {
    expect(inkContrast([1, 1, 1], 'light')).toBeCloseTo(1, 5);
    expect(inkContrast([1], 'dark')).toBeCloseTo(contrastOf('#FFFFFF', GROUNDS.dark.surface), 5);
    expect(isLostInk(inkContrast([0.01], 'dark') ?? 0)).toBe(true);
    expect(isLostInk(inkContrast([0], 'light') ?? 0)).toBe(false);
    expect(inkContrast([], 'light')).toBeNull();
  });

  it('is what a twentieth of it reaches, whatever its order, and never under 1 or over 21', () => {
    fc.assert(
      fc.property(luminances, fc.constantFrom('light' as const, 'dark' as const), (seen, theme) => {
        const reached = inkContrast(seen, theme) ?? 0;
        expect(reached).toBeGreaterThanOrEqual(1);
        expect(reached).toBeLessThanOrEqual(21.01);
        expect(inkContrast(seen.toReversed(), theme)).toBe(reached);
      }),
    );
  });

  it('is seen in thin letters on a board of the page’s own color', () => {
    const board = Array.from({ length: 90 }, () => 1);
    expect(
      isLostInk(inkContrast([...board, ...Array.from({ length: 10 }, () => 0)], 'light') ?? 0),
    ).toBe(false);
  });
});
