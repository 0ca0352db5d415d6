import fc from 'fast-check';
import { SERVICE_TYPES } from '#core/signals/signal.ts';
import type { Recurrence, TestScope } from '#core/tests-on-site/site-test.schema.ts';
import type { CoveringTest } from '#core/tests-on-site/test-state.rule.ts';
import type { ScopedSignal, TestableZone } from '#core/tests-on-site/scope-covers.rule.ts';

const devNum = fc.integer({ min: 1, max: 3 });
const zoneNumber = fc.constantFrom('001', '1', '002', '44');
const serviceType = fc.constantFrom(...SERVICE_TYPES.slice(0, 7));

/** A zone from a small range, so that test scopes and signals often overlap. */
export const anyZone: fc.Arbitrary<TestableZone> = fc.record({
  devNum,
  areaNum: fc.integer({ min: 0, max: 2 }),
  zone: zoneNumber,
  serviceType,
});

export const anyScope: fc.Arbitrary<TestScope> = fc.record({
  kind: fc.constantFrom('all', 'listed', 'allExcept'),
  zones: fc.array(
    anyZone.map(({ devNum, areaNum, zone }) => ({ devNum, areaNum, zone })),
    { maxLength: 3 },
  ),
  serviceTypes: fc.uniqueArray(serviceType, { maxLength: 2 }),
});

export const anySignal: fc.Arbitrary<ScopedSignal> = fc.record({
  devNum,
  areaNum: fc.option(fc.integer({ min: 0, max: 2 })),
  zone: fc.option(zoneNumber),
  serviceType,
});

/** Times from a narrow range, so that tests overlap and instants often coincide with the start or end of a test. */
export const aMoment = fc.integer({ min: 0, max: 12 });

export const anyTest: fc.Arbitrary<CoveringTest & { readonly id: string }> = fc
  .record({
    id: fc.uuid(),
    startsAt: aMoment,
    length: fc.integer({ min: 1, max: 6 }),
    clearedAfter: fc.option(fc.integer({ min: 0, max: 5 })),
    devNums: fc.uniqueArray(devNum, { minLength: 1 }),
    scope: anyScope,
  })
  .map(({ length, clearedAfter, ...test }) => ({
    ...test,
    endsAt: test.startsAt + length,
    clearedAt: clearedAfter === null ? null : test.startsAt + Math.min(clearedAfter, length - 1),
  }));

const wallMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });

/** A recurrence that ends in 2026, the year whose clock changes the wall-clock contract lists. */
export const anyRecurrence: fc.Arbitrary<Recurrence> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  from: fc.oneof(wallMinute, fc.integer({ min: 60, max: 200 })),
  to: fc.oneof(wallMinute, fc.integer({ min: 60, max: 200 })),
  until: fc.constant('2026-12-31'),
});
