import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDevice } from '#core/sites/summarize-site.rule.ts';
import { deviceOf } from './support/sites.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
const devices = (nums: readonly number[]) => nums.map((num) => deviceOf(num));

describe('which device is looked at', () => {
  it('is the one named, wherever it stands', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (nums, pick) => {
        const named = nums[pick % nums.length]!;
        expect(chooseDevice(devices(nums), named)).toEqual({
          kind: 'chosen',
          device: deviceOf(named),
        });
      }),
    );
  });

  it('is the only one when none is named, and asked for when there are several', () => {
    fc.assert(
      fc.property(numbers, (nums) => {
        const choice = chooseDevice(devices(nums), null);
        expect(choice.kind).toBe(nums.length === 1 ? 'chosen' : 'ask');
      }),
    );
  });

  it('is none of another site', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 10 }), (nums, other) => {
        expect(chooseDevice(devices(nums), other)).toEqual({ kind: 'unknown', devNum: other });
      }),
    );
  });

  it('is none where there are none, and unknown once one is named', () => {
    expect(chooseDevice([], null)).toEqual({ kind: 'none' });
    expect(chooseDevice([], 3)).toEqual({ kind: 'unknown', devNum: 3 });
  });
});
