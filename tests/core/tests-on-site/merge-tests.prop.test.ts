import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTests, overlaps } from '#core/tests-on-site/merge-tests.rule.ts';
import { scopeKey } from '#core/tests-on-site/scope-covers.rule.ts';
import { coversSignal } from '#core/tests-on-site/test-state.rule.ts';
import { anyTest } from '#tests/arbitraries/site-tests.ts';

const someTests = fc
  .array(anyTest, { maxLength: 8 })
  .chain((tests) => fc.tuple(fc.constant(tests), fc.integer({ min: 1, max: 3 })))
  // Draws from few scopes, so that tests often share a scope.
  .map(([tests, scopes]) =>
    tests.map((test, index) => ({
      ...test,
      clearedAt: null,
      devNums: [1 + (index % scopes)],
      scope: { kind: 'all', zones: [], serviceTypes: [] } as const,
    })),
  );

const shuffled = someTests.chain((tests) =>
  fc.tuple(fc.constant(tests), fc.shuffledSubarray(tests, { minLength: tests.length })),
);

describe('merging overlapping tests of equal scope', () => {
  it('does not depend on the order they were placed in', () => {
    fc.assert(
      fc.property(shuffled, ([tests, others]) => {
        expect(mergeTests(others)).toEqual(mergeTests(tests));
      }),
    );
  });

  it('changes nothing the second time, and leaves no two that overlap', () => {
    fc.assert(
      fc.property(someTests, (tests) => {
        const merged = mergeTests(tests);
        expect(mergeTests(merged)).toEqual(merged);
        for (const a of merged)
          for (const b of merged) expect(a === b || !overlaps(a, b)).toBe(true);
      }),
    );
  });

  it('keeps every moment of every device on test that was, and adds none', () => {
    fc.assert(
      fc.property(someTests, fc.integer({ min: 0, max: 20 }), (tests, now) => {
        const merged = mergeTests(tests);
        for (const devNum of [1, 2, 3]) {
          const signal = { devNum, areaNum: null, zone: null, serviceType: 'Fire' } as const;
          expect(merged.some((test) => coversSignal(test, signal, now))).toBe(
            tests.some((test) => coversSignal(test, signal, now)),
          );
        }
      }),
    );
  });

  it('keeps the first one’s number and start, and the last end', () => {
    fc.assert(
      fc.property(someTests, (tests) => {
        for (const one of mergeTests(tests)) {
          const own = tests.filter(
            (test) =>
              scopeKey(test) === scopeKey(one) &&
              test.startsAt < one.endsAt &&
              test.endsAt > one.startsAt,
          );
          expect(one.startsAt).toBe(Math.min(...own.map(({ startsAt }) => startsAt)));
          expect(one.endsAt).toBe(Math.max(...own.map(({ endsAt }) => endsAt)));
          expect(own.find(({ id }) => id === one.id)?.startsAt).toBe(one.startsAt);
        }
      }),
    );
  });
});
