import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guardOffTest,
  NO_TICK,
  tickState,
  tickZone,
  type TickSignal,
  unrestoredZones,
} from '#core/tests-on-site/tick-zone.rule.ts';

const aSignal: fc.Arbitrary<TickSignal> = fc.record({
  at: fc.integer({ min: 0, max: 9 }),
  code: fc.constantFrom('130', '131', '132'),
  condition: fc.constantFrom('begins', 'ends', 'present', 'report'),
});
const signals = fc.array(aSignal, { maxLength: 12 });
const tickOf = (list: readonly TickSignal[]) => list.reduce(tickZone, NO_TICK);

describe('the tick of a zone', () => {
  it('goes from waiting to received to restored, and back to received when it alarms again', () => {
    const steps: readonly TickSignal[] = [
      { at: 1, code: '131', condition: 'begins' },
      { at: 2, code: '131', condition: 'ends' },
      { at: 3, code: '131', condition: 'begins' },
    ];
    const states = [0, 1, 2, 3].map((count) => tickState(tickOf(steps.slice(0, count))));
    expect(states).toEqual(['Waiting', 'Received', 'Restored', 'Received']);
    expect(tickOf(steps)).toMatchObject({ firstAt: 1, count: 2, code: '131' });
  });

  it('is the same whatever order the signals arrive in', () => {
    fc.assert(
      fc.property(
        signals.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, other]) => {
          expect(tickOf(other)).toEqual(tickOf(list));
        },
      ),
    );
  });

  it('counts what began, says the first, and is restored exactly when the last was', () => {
    fc.assert(
      fc.property(signals, (list) => {
        const tick = tickOf(list);
        const began = list.filter(({ condition }) => condition !== 'ends').map(({ at }) => at);
        const ended = list.filter(({ condition }) => condition === 'ends').map(({ at }) => at);
        expect(tick.count).toBe(began.length);
        expect(tick.firstAt).toBe(began.length === 0 ? null : Math.min(...began));
        const restored = ended.some((at) => at >= Math.max(...began));
        expect(tickState(tick)).toBe(
          began.length === 0 ? 'Waiting' : restored ? 'Restored' : 'Received',
        );
      }),
    );
  });

  it('stands in the way of taking off test exactly when it alarmed and did not restore', () => {
    fc.assert(
      fc.property(fc.array(signals), fc.boolean(), (lists, anyway) => {
        const zones = lists.map((list, index) => ({
          devNum: 1,
          areaNum: 1,
          zone: String(index),
          ...tickOf(list),
        }));
        const open = unrestoredZones(zones);
        expect(guardOffTest(zones, anyway)).toEqual(
          open.length === 0 || anyway ? { kind: 'clear' } : { kind: 'ask', zones: open },
        );
        const others = zones.filter((zone) => tickState(zone) !== 'Received');
        expect(open.length + others.length).toBe(zones.length);
      }),
    );
  });
});
