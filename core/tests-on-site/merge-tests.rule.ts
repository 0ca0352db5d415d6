import { scopeKey } from './scope-covers.rule.ts';
import type { TestScope } from './site-test.schema.ts';

/** A planned or running test, as far as merging asks; instants are milliseconds UTC. */
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

/** Which of two says what belongs to the end: the later one, and of equal ends the one that began first. */
const later = <T extends MergeableTest>(a: T, b: T): T => (b.endsAt > a.endsAt ? b : a);

/** Whether two tests are about the same and share a moment (domain guide 6.1); one that begins when the other ends does not. */
export const overlaps = (a: MergeableTest, b: MergeableTest): boolean =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt && scopeKey(a) === scopeKey(b);

/**
 * Overlapping tests of equal scope as one: it keeps the number and the start of the first, and takes everything else from
 * the one that ends last. The order in which they are given does not matter, and merging twice changes nothing.
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
