import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { mergeTests, overlaps } from '../../tests-on-site/merge-tests.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';

/** Tests that are not over, about the same as this one, and share a moment with it. */
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

/**
 * What a test becomes with those it meets (domain guide 6.1). A series stays apart from the one of its times that was joined,
 * so the whole recurs only where nothing was met.
 */
export const joinTests = (
  wanted: StoredTest,
  near: readonly StoredTest[],
  now: number,
): StoredTest => {
  const one = mergeTests([...near, wanted])[0] ?? wanted;
  // Of equal starts the number that people know already stays.
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
