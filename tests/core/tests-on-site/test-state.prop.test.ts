import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVICE_TYPES } from '#core/signals/signal.ts';
import { TEST_STATES } from '#core/tests-on-site/site-test.schema.ts';
import { scopeKey, touchesLifeSafety } from '#core/tests-on-site/scope-covers.rule.ts';
import { coversSignal, testState } from '#core/tests-on-site/test-state.rule.ts';
import { anyScope, anySignal, anyTest, anyZone, aMoment } from '#tests/arbitraries/site-tests.ts';

describe('the state of a test', () => {
  it('is exactly one of four at every moment, in their order', () => {
    fc.assert(
      fc.property(anyTest, (test) => {
        const states = Array.from({ length: 30 }, (_, now) => testState(test, now));
        if (test.clearedAt !== null) expect(new Set(states)).toEqual(new Set(['Cleared early']));
        else {
          const order = states.map((state) => TEST_STATES.indexOf(state));
          expect(order).toEqual([...order].sort((a, b) => a - b));
          expect(states.filter((state) => state === 'Active')).toHaveLength(
            test.endsAt - test.startsAt,
          );
        }
      }),
    );
  });

  it('begins with its start and is over with its end', () => {
    const test = { startsAt: 10, endsAt: 20, clearedAt: null };
    expect([9, 10, 19, 20].map((now) => testState(test, now))).toEqual([
      'Scheduled',
      'Active',
      'Active',
      'Expired',
    ]);
  });
});

describe('whether a signal is on test', () => {
  it('is so exactly while the test runs, on its devices, for what its scope holds', () => {
    fc.assert(
      fc.property(anyTest, anySignal, aMoment, (test, signal, now) => {
        const named =
          test.scope.serviceTypes.some((type) => type === signal.serviceType) ||
          test.scope.zones.some(
            (zone) =>
              signal.zone === zone.zone &&
              signal.devNum === zone.devNum &&
              (signal.areaNum === null || signal.areaNum === zone.areaNum),
          );
        const inScope = { all: true, listed: named, allExcept: !named }[test.scope.kind];
        // Signals received before the test was ended may arrive later.
        const until = Math.min(test.clearedAt ?? test.endsAt, test.endsAt);
        const runs = now >= test.startsAt && now < until;
        expect(coversSignal(test, signal, now)).toBe(
          runs && test.devNums.includes(signal.devNum) && inScope,
        );
      }),
    );
  });

  it('listed and all except the same share every signal between them', () => {
    fc.assert(
      fc.property(anyTest, anySignal, aMoment, (test, signal, now) => {
        const covered = (kind: 'all' | 'listed' | 'allExcept') =>
          coversSignal({ ...test, scope: { ...test.scope, kind } }, signal, now);
        expect(covered('listed') !== covered('allExcept')).toBe(covered('all'));
      }),
    );
  });
});

describe('a scope', () => {
  it('is equal to itself in any order, and not to one with something else in it', () => {
    fc.assert(
      fc.property(anyTest, (test) => {
        const turned = {
          devNums: [...test.devNums].reverse(),
          scope: {
            ...test.scope,
            zones: [...test.scope.zones].reverse(),
            serviceTypes: [...test.scope.serviceTypes].reverse(),
          },
        };
        expect(scopeKey(turned)).toBe(scopeKey(test));
        expect(scopeKey({ ...test, devNums: [...test.devNums, 9] })).not.toBe(scopeKey(test));
      }),
    );
  });

  it('touches fire and CO exactly when such a zone of its devices is in it', () => {
    fc.assert(
      fc.property(anyScope, fc.array(anyZone, { minLength: 1 }), (scope, zones) => {
        const known = zones.filter(({ serviceType }) => ['Fire', 'CO'].includes(serviceType));
        fc.pre(
          known.length > 0 && !scope.serviceTypes.some((type) => type === 'Fire' || type === 'CO'),
        );
        const test = { startsAt: 0, endsAt: 1, clearedAt: null, devNums: [1, 2], scope };
        const held = known.some((zone) => coversSignal(test, zone, 0));
        expect(touchesLifeSafety(scope, [1, 2], zones, [])).toBe(held);
      }),
    );
  });

  it('touches fire where no zone is written down but the site pays for it', () => {
    const all = { kind: 'all', zones: [], serviceTypes: [] } as const;
    const asked = (scope: Parameters<typeof touchesLifeSafety>[0], paid: boolean) =>
      touchesLifeSafety(scope, [1], [], paid ? [...SERVICE_TYPES] : ['Burglary']);
    expect(asked({ ...all, zones: [], serviceTypes: [] }, true)).toBe(true);
    expect(asked({ ...all, zones: [], serviceTypes: [] }, false)).toBe(false);
    expect(asked({ kind: 'allExcept', zones: [], serviceTypes: ['Fire', 'CO'] }, true)).toBe(false);
    expect(asked({ kind: 'listed', zones: [], serviceTypes: ['CO'] }, false)).toBe(true);
  });
});
