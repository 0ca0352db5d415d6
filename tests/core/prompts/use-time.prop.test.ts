import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICK, useTime, type UseTick } from '#core/prompts/use-time.rule.ts';

const times = fc.integer({ min: 0, max: 4e12 });
const ticks: fc.Arbitrary<UseTick> = fc.record({
  at: times,
  visible: fc.boolean(),
  lastInputAt: times,
});

describe('time that counts as use', () => {
  it('is never negative and never more than a tick, however the clock jumps', () => {
    fc.assert(
      fc.property(fc.option(ticks), ticks, (before, tick) => {
        const used = useTime(before, tick);
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(TICK);
      }),
    );
  });

  it('is nothing while the page is hidden, or nobody moved anything for a minute', () => {
    fc.assert(
      fc.property(ticks, times, fc.integer({ min: 60_000, max: 1e9 }), (before, at, rest) => {
        expect(useTime(before, { at, visible: false, lastInputAt: at })).toBe(0);
        expect(useTime(before, { at, visible: true, lastInputAt: at - rest })).toBe(0);
      }),
    );
  });

  it('is what passed, for somebody at work', () => {
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 0, max: TICK }),
        fc.integer({ min: 0, max: 59_999 }),
        (at, passed, rest) => {
          const before = { at, visible: true, lastInputAt: at };
          const now = at + passed;
          expect(useTime(before, { at: now, visible: true, lastInputAt: now - rest })).toBe(passed);
        },
      ),
    );
  });
});
