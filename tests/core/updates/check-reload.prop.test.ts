import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReload, RELOAD_WINDOW, RELOADS } from '#core/updates/check-reload.rule.ts';

/** Generates real times in order, each with the clock error at that time. */
const changes = fc
  .array(fc.record({ wait: fc.integer({ min: 0, max: 2 * RELOAD_WINDOW }) }), { maxLength: 40 })
  .map((steps) => {
    let at = 1_000_000;
    return steps.map(({ wait }) => (at += wait));
  });

const allowedOf = (moments: readonly number[]): readonly number[] => {
  let times: readonly number[] = [];
  return moments.filter((now) => {
    const verdict = checkReload(times, now);
    ({ times } = verdict);
    return verdict.allowed;
  });
};

describe('the guard against reload loops', () => {
  it('allows two reloads in any minute and no third', () => {
    fc.assert(
      fc.property(changes, (moments) => {
        const allowed = allowedOf(moments);
        for (const from of allowed) {
          const within = allowed.filter((at) => at >= from && at - from < RELOAD_WINDOW);
          expect(within.length).toBeLessThanOrEqual(RELOADS);
        }
      }),
    );
  });

  it('allows the first, and one more after every quiet minute', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: RELOAD_WINDOW, max: 1e9 }), (moments, quiet) => {
        const later = (moments.at(-1) ?? 0) + quiet;
        expect(allowedOf([...moments, later]).at(-1)).toBe(later);
      }),
    );
  });

  it('ends a loop although the clock is set back at every turn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 3 }), (steps) => {
        const clocks = steps.toSorted((a, b) => b - a);
        expect(allowedOf(clocks).length).toBeLessThanOrEqual(RELOADS);
      }),
    );
  });
});
