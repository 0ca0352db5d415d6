import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { mergeTests, overlaps } from '../../tests-on-site/merge-tests.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';

/** Returns the tests of the same scope that overlap with `wanted` in time and are not over. */
export const metBy = (
  wanted: StoredTest,
  others: readonly StoredTest[],
  now: number,
): readonly StoredTest[] =>
  others.filter(
    (other) =>
      other.id !== wanted.id &&
      other.noted !== 'ended' &&
      other.endsAt > now &&
      overlaps(other, wanted),
  );

/** Merges a test with the tests that it overlaps (domain guide 6.1). A merged test does not recur. */
export const joinTests = (
  wanted: StoredTest,
  near: readonly StoredTest[],
  now: number,
): StoredTest => {
  const one = mergeTests([...near, wanted])[0] ?? wanted;
  // If several tests start at the same time, the id of an existing test is kept.
  const first = near.find(({ startsAt }) => startsAt === one.startsAt) ?? wanted;
  const noted = one.startsAt <= now ? 'started' : 'none';
  const joined: StoredTest = {
    ...one,
    id: first.id,
    noted,
    recurrence: near.length === 0 ? wanted.recurrence : null,
    verifiedBy: wanted.verifiedBy ?? first.verifiedBy,
    createdAt: first.createdAt,
    rev: first === wanted ? wanted.rev : first.rev + 1,
    updatedAt: wanted.updatedAt,
    updatedBy: wanted.updatedBy,
  };
  return { ...joined, dueAt: nextDue({ ...joined, noted }) };
};
