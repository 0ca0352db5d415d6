import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import type { SiteTest, TestState } from '#core/tests-on-site/site-test.schema.ts';
import { testState } from '#core/tests-on-site/test-state.rule.ts';

/** Returns the state of a listed test at the provider's time, in milliseconds. */
export const shownState = (test: SiteTest, now: number): TestState =>
  testState(
    {
      startsAt: instantOf(test.startsAt),
      endsAt: instantOf(test.endsAt),
      clearedAt: test.clearedAt === null ? null : instantOf(test.clearedAt),
    },
    now,
  );

const ORDER: readonly TestState[] = ['Active', 'Scheduled', 'Cleared early', 'Expired'];

/** Returns the tests in list order: running, then planned with the soonest first, then past with the newest first. */
export const inListOrder = (tests: readonly SiteTest[], now: number): readonly SiteTest[] => {
  const rank = (test: SiteTest): number => Math.min(2, ORDER.indexOf(shownState(test, now)));
  const soonest = (a: SiteTest, b: SiteTest): number => {
    if (rank(a) === 0) return a.endsAt < b.endsAt ? -1 : 1;
    if (rank(a) === 1) return a.startsAt < b.startsAt ? -1 : 1;
    return a.startsAt > b.startsAt ? -1 : 1;
  };
  return tests.toSorted((a, b) => rank(a) - rank(b) || soonest(a, b));
};

/** Returns the elapsed share of a test, 0 to 1, and five evenly spaced instants from its start to its end. */
export const testScale = (
  test: SiteTest,
  now: number,
): { readonly share: number; readonly marks: readonly string[] } => {
  const from = instantOf(test.startsAt);
  const length = instantOf(test.endsAt) - from;
  return {
    share: (now - from) / length,
    marks: [0, 1, 2, 3, 4].map((quarter) => isoInstant(from + (quarter * length) / 4)),
  };
};
