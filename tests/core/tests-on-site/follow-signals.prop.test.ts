import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import {
  followSignals,
  followZone,
  type WatchedZone,
} from '#core/tests-on-site/follow-signals.rule.ts';
import type { ResultSignal } from '#core/tests-on-site/site-tests.schema.ts';
import {
  joinTimes,
  NO_TICK,
  tickState,
  tickZone,
  type TickSignal,
} from '#core/tests-on-site/tick-zone.rule.ts';

const aSignal: fc.Arbitrary<TickSignal> = fc.record({
  at: fc.integer({ min: 0, max: 9 }),
  code: fc.constantFrom('130', '131'),
  condition: fc.constantFrom('begins', 'ends', 'present', 'report'),
});
const tickOf = (list: readonly TickSignal[]) => list.reduce(tickZone, NO_TICK);
const text = (at: number | null) => (at === null ? null : isoInstant(at));
/** Returns the zone as a read would return it after these signals. */
const readZone = (list: readonly TickSignal[]): WatchedZone => {
  const tick = tickOf(list);
  return {
    devNum: 1,
    areaNum: 1,
    zone: '007',
    description: 'Smoke, kitchen',
    serviceType: 'Fire',
    lastHeardAt: null,
    state: tickState(tick),
    firstAt: text(tick.firstAt),
    lastAt: text(tick.lastAt),
    restoredAt: text(tick.restoredAt),
  };
};

/**
 * Generates a live test split at any point into the signals included in a read and the batches of the stream. Batches may
 * repeat signals of the read.
 */
const aWalk = fc
  .tuple(fc.array(aSignal, { maxLength: 12 }), fc.nat(12), fc.nat(12))
  .chain(([list, known, reported]) => {
    const [read, from] = [Math.max(known, reported), Math.min(known, reported)];
    const later = list.slice(from);
    return fc.record({
      list: fc.constant(list),
      read: fc.constant(list.slice(0, read)),
      batches: fc
        .array(fc.nat(4), { minLength: later.length, maxLength: later.length })
        .map((groups) =>
          [0, 1, 2, 3, 4].map((group) => later.filter((_, at) => groups[at] === group)),
        ),
    });
  });

describe('a zone that is watched', () => {
  it('stands as a reading of everything would show it, wherever reading and stream overlap', () => {
    fc.assert(
      fc.property(aWalk, ({ list, read, batches }) => {
        const followed = batches.map(tickOf).reduce<WatchedZone>(followZone, readZone(read));
        expect(followed).toEqual(readZone(list));
      }),
    );
  });

  it('learns nothing from what is told twice, nor from the order it is told in', () => {
    fc.assert(
      fc.property(fc.array(aSignal), fc.array(aSignal), (one, other) => {
        const [a, b] = [tickOf(one), tickOf(other)];
        expect(joinTimes(a, b)).toEqual(joinTimes(b, a));
        expect(joinTimes(joinTimes(a, b), b)).toEqual(joinTimes(a, b));
      }),
    );
  });

  it('stays as it is where the test is not about it', () => {
    const zone: WatchedZone = { ...readZone([]), state: 'Not on test' };
    expect(followZone(zone, { firstAt: 1, lastAt: 1, restoredAt: null })).toBe(zone);
  });
});

const signalOf = (at: number): ResultSignal => ({
  id: `id-${at}`,
  at: isoInstant(at - (at % 2)),
  kind: 'Alarm',
  devNum: 1,
  areaNum: 1,
  zone: '007',
  zoneText: null,
  event: 'Fire',
  code: '110',
  defined: true,
});

describe('signals that are watched', () => {
  it('are each there once, the newest on top, and all that are new are counted', () => {
    const numbers = fc.uniqueArray(fc.nat(30));
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 1, max: 12 }), (known, arrived, most) => {
        const whole = [...new Set([...known, ...arrived])];
        const { signals, added } = followSignals(known.map(signalOf), arrived.map(signalOf), most);
        expect(added).toBe(whole.length - known.length);
        expect(signals.map(({ id }) => id)).toEqual(
          whole
            .map(signalOf)
            .toSorted((a, b) => b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1))
            .slice(0, most)
            .map(({ id }) => id),
        );
      }),
    );
  });
});
