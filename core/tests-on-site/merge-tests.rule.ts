import { scopeKey } from './scope-covers.rule.ts';
import type { TestScope } from './site-test.schema.ts';

/** The fields of a planned or running test that are needed for merging. Times are milliseconds UTC. */
export interface MergeableTest {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly devNums: readonly number[];
  readonly scope: TestScope;
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const byStart = (a: MergeableTest, b: MergeableTest): number =>
  compare(a.startsAt, b.startsAt) || compare(a.id, b.id);

/** Returns the test that ends later, or `a` if both end at the same time. */
const later = <T extends MergeableTest>(a: T, b: T): T => (b.endsAt > a.endsAt ? b : a);

/**
 * Checks whether two tests have the same scope and overlap in time (domain guide 6.1). A test that starts exactly when the
 * other one ends does not overlap.
 */
export const overlaps = (a: MergeableTest, b: MergeableTest): boolean =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt && scopeKey(a) === scopeKey(b);

/**
 * Merges overlapping tests with the same scope. A merged test keeps the id and start of the first test and takes
 * everything else from the test that ends last. Idempotent, and independent of the input order.
 */
export const mergeTests = <T extends MergeableTest>(tests: readonly T[]): readonly T[] => {
  const merged: T[] = [];
  for (const test of [...tests].sort(byStart)) {
    const index = merged.findIndex((known) => overlaps(known, test));
    const known = merged[index];
    if (known === undefined) merged.push(test);
    else merged[index] = { ...later(known, test), id: known.id, startsAt: known.startsAt };
  }
  return merged;
};
