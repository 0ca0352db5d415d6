import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockOf,
  markPassed,
  secondsUntil,
  SPOKEN_SECONDS,
} from '#core/impersonation/seconds-until.rule.ts';

const seconds = fc.integer({ min: 0, max: 3600 });

describe('the time left', () => {
  it('is never below nothing, and whole seconds until the very end', () => {
    fc.assert(
      fc.property(fc.integer(), seconds, fc.integer({ min: 0, max: 999 }), (now, left, part) => {
        expect(secondsUntil(now + left * 1000 - part, now)).toBe(left === 0 ? 0 : left);
        expect(secondsUntil(now - left, now)).toBe(0);
      }),
    );
  });

  it('reads as minutes and two digits of seconds, and back', () => {
    fc.assert(
      fc.property(seconds, (left) => {
        const text = clockOf(left);
        expect(text).toMatch(/^\d{1,2}:[0-5]\d$/);
        const [minutes, rest] = text.split(':').map(Number);
        expect((minutes ?? 0) * 60 + (rest ?? 0)).toBe(left);
      }),
    );
  });

  it('is said aloud once at each mark, however coarse the looks are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(seconds, { minLength: 2 }), (looks) => {
        const falling = [3601, ...looks.toSorted((a, b) => b - a)];
        const marks = falling
          .slice(1)
          .map((now, index) => markPassed(falling[index] ?? 0, now))
          .filter((mark) => mark !== null);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks.every((mark) => SPOKEN_SECONDS.includes(mark))).toBe(true);
        const last = falling.at(-1) ?? 0;
        const lowest = SPOKEN_SECONDS.filter((mark) => last <= mark).at(-1);
        expect(marks.at(-1)).toBe(lowest);
      }),
    );
  });
});
