import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitText } from '#core/kernel/wait-text.rule.ts';

const UNITS = { second: 1, minute: 60, hour: 3600 } as const;

const secondsOf = (text: string): number => {
  const [, count, unit] = /^in ([\d,]+) (second|minute|hour)s?$/.exec(text) ?? [];
  return Number(count?.replaceAll(',', '')) * UNITS[unit as keyof typeof UNITS];
};

describe('a wait in words', () => {
  it.each([
    [0, 'now'],
    [-3, 'now'],
    [0.2, 'in 1 second'],
    [12, 'in 12 seconds'],
    [119, 'in 119 seconds'],
    [120, 'in 2 minutes'],
    [421, 'in 8 minutes'],
    [7201, 'in 3 hours'],
  ])('of %s s is "%s"', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });

  it('is never told shorter than it is, and at most half as long again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200000 }), (seconds) => {
        const shown = secondsOf(waitText(seconds));
        expect(shown).toBeGreaterThanOrEqual(seconds);
        expect(shown).toBeLessThanOrEqual(seconds * 1.5);
      }),
    );
  });
});
