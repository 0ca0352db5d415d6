import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, hexOf, hslOf, hueDistance, isGrey } from '#core/branding/contrast-of.rule.ts';
import { deriveAccent, reachOf } from '#core/branding/derive-accent.rule.ts';
import {
  accentProblemText,
  type FittingAccent,
  checkAccent,
  LEAST_HUE_DISTANCE,
} from '#core/branding/check-accent.rule.ts';
import { GROUNDS, RESERVED_STATES } from '#core/branding/theme-grounds-list.ts';
import { COLORS, STATE_COLORS } from '#ui/kit/theme/colors.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const THEMES = ['light', 'dark'] as const;

const expectFit = ({ set, reach, hex: color }: FittingAccent): void => {
  expect(set.light.solid).toBe(color);
  for (const theme of THEMES) {
    const { on, solid, fg, subtle, ring, bar } = set[theme];
    const { canvas, muted, raised, surface } = GROUNDS[theme];
    expect(contrastOf(on, solid)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [canvas, muted, surface, subtle])
      expect(contrastOf(fg, ground)).toBeGreaterThanOrEqual(4.5);
    // The text of a selected row must be readable too.
    for (const text of [GROUNDS[theme].text, GROUNDS[theme].quiet])
      expect(contrastOf(text, subtle)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(solid, surface)).toBeGreaterThanOrEqual(3);
    for (const ground of [canvas, surface, subtle])
      expect(contrastOf(ring, ground)).toBeGreaterThanOrEqual(3);
    for (const ground of [canvas, raised])
      expect(contrastOf(bar, ground)).toBeGreaterThanOrEqual(3);
    expect(reach[theme]).toBeGreaterThanOrEqual(4.5);
  }
};

describe('a dealer’s accent', () => {
  it('stands on the grounds and keeps away from the states that the kit has', () => {
    for (const theme of THEMES) {
      const { canvas, surface, raised, muted } = COLORS.bg;
      expect(GROUNDS[theme]).toEqual({
        canvas: canvas[theme],
        surface: surface[theme],
        raised: raised[theme],
        muted: muted[theme],
        text: COLORS.fg.default[theme],
        quiet: COLORS.fg.muted[theme],
      });
    }
    const { alarm, trouble, test } = STATE_COLORS;
    expect(RESERVED_STATES.map(({ colors }) => [...colors])).toEqual(
      [alarm, trouble, test].map(({ solid }) => [solid.light, solid.dark]),
    );
  });

  it('fits in both themes where it is taken, and is refused with pairs that fit', () => {
    fc.assert(
      fc.property(hex, (asked) => {
        const verdict = checkAccent(asked);
        if (verdict.kind === 'fits') {
          expectFit(verdict.accent);
          return;
        }
        expect(verdict.suggestions.length).toBeGreaterThan(0);
        expect(accentProblemText(verdict.problem)).not.toBe('');
        for (const one of verdict.suggestions) {
          expectFit(one);
          expect(checkAccent(one.hex)).toEqual({ kind: 'fits', accent: one });
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is taken exactly where white text on it can be read and no state is near', () => {
    fc.assert(
      fc.property(hex, (asked) => {
        const near = RESERVED_STATES.flatMap(({ colors }) => [...colors]).some(
          (color) => hueDistance(hslOf(color).hue, hslOf(asked).hue) < LEAST_HUE_DISTANCE,
        );
        const fits = contrastOf(asked, '#FFFFFF') >= 4.5 && (isGrey(hslOf(asked)) || !near);
        expect(checkAccent(asked).kind).toBe(fits ? 'fits' : 'refused');
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the hue that was asked for where no state is near', () => {
    fc.assert(
      fc.property(hex, (asked) => {
        const verdict = checkAccent(asked);
        if (verdict.kind === 'fits' || verdict.problem.near !== null || isGrey(hslOf(asked)))
          return;
        const [first] = verdict.suggestions;
        expect(hueDistance(hslOf(first?.hex ?? '').hue, hslOf(asked).hue)).toBeLessThan(4);
      }),
      { numRuns: 600 },
    );
  });

  it('keeps every pair away from the states in the dark as in the light', () => {
    fc.assert(
      fc.property(hex, (asked) => {
        const verdict = checkAccent(asked);
        const sets = verdict.kind === 'fits' ? [verdict.accent] : verdict.suggestions;
        for (const { set } of sets)
          for (const theme of THEMES) {
            if (isGrey(hslOf(set[theme].solid))) continue;
            for (const color of RESERVED_STATES.flatMap(({ colors }) => [...colors]))
              expect(
                hueDistance(hslOf(color).hue, hslOf(set[theme].solid).hue),
              ).toBeGreaterThanOrEqual(LEAST_HUE_DISTANCE - 3);
          }
      }),
      { numRuns: 400 },
    );
  });

  it('is the same however its digits are written, and a colour keeps its hex', () => {
    fc.assert(
      fc.property(hex, (asked) => {
        expect(checkAccent(asked.toUpperCase())).toEqual(checkAccent(asked));
        expect(deriveAccent(asked)).toEqual(deriveAccent(asked.toUpperCase()));
        expect(hexOf(hslOf(asked))).toBe(asked.toUpperCase());
      }),
    );
  });

  it('says of the orange of the picture what is measured, and offers blue, olive and plum', () => {
    const verdict = checkAccent('#E07B2A');
    if (verdict.kind === 'fits') throw new Error('taken');
    expect(accentProblemText(verdict.problem)).toBe(
      'White text has a contrast of 2.9:1; at least 4.5:1 is needed. It is also 1° from the Trouble color; 25° are needed, so that an accent never looks like a state.',
    );
    expect(verdict.suggestions.map(({ name }) => name)).toEqual([
      'Olive',
      'Magenta',
      'Harbor blue',
    ]);
    expect(checkAccent('#1E5B8C').kind).toBe('fits');
    expect(reachOf(deriveAccent('#1E5B8C')).light).toBeGreaterThan(7);
  });
});
