import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareYears, perWeek } from '#core/home/compare-years.rule.ts';

describe('a figure beside the year before', () => {
  it('is said in percent of the year before, in its direction', () => {
    expect(compareYears(33, 42)).toEqual({ to: 'less', percent: 21 });
    expect(compareYears(50, 40)).toEqual({ to: 'more', percent: 25 });
    expect(compareYears(400, 401)).toEqual({ to: 'same' });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 100 }),
        (tens, percent) => {
          const before = tens * 100;
          const part = tens * percent;
          expect(compareYears(before - part, before)).toEqual({ to: 'less', percent });
          expect(compareYears(before + part, before)).toEqual({ to: 'more', percent });
        },
      ),
    );
  });

  it('is not compared without both years, or with none at all', () => {
    expect(compareYears(3, null)).toEqual({ to: 'none' });
    expect(compareYears(null, 3)).toEqual({ to: 'none' });
    expect(compareYears(3, 0)).toEqual({ to: 'none' });
  });

  it('is a mean of the weeks that have ended, whatever the running week has so far', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(), (each, running) => {
        expect(perWeek([each, each, each, running])).toBe(each);
      }),
    );
    expect(perWeek([4])).toBe(0);
    expect(perWeek([])).toBe(0);
  });
});
