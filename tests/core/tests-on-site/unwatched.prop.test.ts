import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversSignal } from '#core/tests-on-site/test-state.rule.ts';
import { testedPart, unwatched } from '#core/tests-on-site/unwatched.rule.ts';
import { anySignal, anyTest } from '#tests/arbitraries/site-tests.ts';

const DEVICES = [1, 2, 3].map((devNum) => ({ devNum, transmitterCode: `HP${devNum}` }));
const whole = { kind: 'all', zones: [], serviceTypes: [] } as const;
const zone = {
  kind: 'listed',
  zones: [{ devNum: 1, areaNum: 1, zone: '007' }],
  serviceTypes: [],
} as const;

describe('what running tests leave unwatched', () => {
  it('is a part by its name, and the whole only where every device and everything is on test', () => {
    expect(testedPart({ devNums: [1, 2, 3], scope: whole }, DEVICES)).toBeNull();
    expect(testedPart({ devNums: [3, 2, 1], scope: whole }, DEVICES)).toBeNull();
    expect(testedPart({ devNums: [1, 3], scope: whole }, DEVICES)).toBe('HP1, HP3');
    expect(testedPart({ devNums: [1, 2, 3], scope: zone }, DEVICES)).toBe('zone 007');
    const burglary = { kind: 'listed', zones: [], serviceTypes: ['Burglary'] } as const;
    const part = { devNums: [1, 2, 3], endsAt: 9, scope: zone };
    expect(unwatched([], DEVICES)).toBeNull();
    expect(unwatched([part, { ...part, scope: burglary, endsAt: 7 }], DEVICES)).toEqual({
      until: 9,
      part: 'zone 007; burglary',
    });
    // When the whole-site test ends, only a part of the site is still unwatched.
    expect(unwatched([part, { ...part, scope: whole, endsAt: 5 }], DEVICES)).toEqual({
      until: 5,
      part: null,
    });
  });

  it('is never called whole while some signal would still be acted on', () => {
    fc.assert(
      fc.property(fc.array(anyTest, { maxLength: 4 }), anySignal, (tests, signal) => {
        const running = tests.map((test) => ({ ...test, clearedAt: null, startsAt: 0, endsAt: 9 }));
        const found = unwatched(running, DEVICES);
        expect(found === null).toBe(running.length === 0);
        if (found?.part !== null) return;
        expect(running.some((test) => coversSignal(test, signal, 1))).toBe(true);
      }),
    );
  });
});
