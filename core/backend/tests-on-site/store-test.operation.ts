import { ok } from '../../kernel/result.ts';
import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { judgeLength } from '../../tests-on-site/judge-extension.rule.ts';
import { mergeTests, overlaps } from '../../tests-on-site/merge-tests.rule.ts';
import { nextOccurrence } from '../../tests-on-site/recurrence.rule.ts';
import { longestTest } from '../../tests-on-site/test-limits.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { StoredTest } from '../site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A test that was stored, and whether it became part of one that was there. */
export interface Stored {
  readonly test: StoredTest;
  readonly merged: boolean;
}

/** Over limits of domain guide 6.1, in words. */
export const tooLong = (message: string) => refusalOf('unacceptable', 'testTooLong', `${message}.`);

const isOpen = (test: StoredTest, now: number): boolean =>
  test.noted !== 'ended' && test.endsAt > now;

/**
 * Stores a test among those of its held site: what overlaps it with equal scope becomes one with it, and the whole is held
 * against the limits of whoever's end it has. `others` may hold the test itself as it was before.
 */
export const storeTest = async (
  tx: Transaction,
  wanted: StoredTest,
  others: readonly StoredTest[],
  now: number,
): Reply<Stored> => {
  const near = others.filter(
    (other) => other.id !== wanted.id && isOpen(other, now) && overlaps(other, wanted),
  );
  const one = mergeTests([...near, wanted])[0] ?? wanted;
  const fits = judgeLength(one, one.role, now);
  // An occurrence of a test that recurs may lie further ahead than a single one.
  if (!fits.ok && (near.length > 0 || wanted.recurrence === null))
    return tooLong(fits.error.message);
  // Of equal starts the number that people know already stays.
  const first = near.find(({ startsAt }) => startsAt === one.startsAt) ?? wanted;
  const noted = one.startsAt <= now ? 'started' : 'none';
  const recurrence = [one, ...near].map((test) => test.recurrence).find((found) => found !== null);
  const merged: StoredTest = {
    ...one,
    id: first.id,
    noted,
    recurrence: recurrence ?? null,
    verifiedBy: wanted.verifiedBy ?? first.verifiedBy,
    createdAt: first.createdAt,
    rev: first === wanted ? wanted.rev : first.rev + 1,
    updatedAt: wanted.updatedAt,
    updatedBy: wanted.updatedBy,
  };
  const stored = { ...merged, dueAt: nextDue({ ...merged, noted }) };
  for (const { id } of [...near, wanted]) if (id !== stored.id) await tx.siteTests.remove(id);
  await tx.siteTests.put(stored);
  return ok({ test: stored, merged: near.length > 0 });
};

/** A test that is over, as it is kept. */
export const endedTest = (test: StoredTest): StoredTest => ({
  ...test,
  noted: 'ended',
  dueAt: null,
});

/** Stores the next time of a test that recurs, after one of its times is over or was taken off; nothing where its last day has passed. */
export const storeNextOccurrence = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'ids'> & Pick<BackendPorts, 'wallClock'>,
  over: StoredTest,
  timeZone: string,
  now: number,
): Promise<StoredTest | null> => {
  if (over.recurrence === null) return null;
  const place = {
    clock: ports.wallClock,
    timeZone,
    longest: longestTest(over.category, over.role),
  };
  const next = nextOccurrence(over.recurrence, over.endsAt, place);
  if (next === null) return null;
  const test: StoredTest = {
    ...over,
    ...next,
    id: ports.ids.next(),
    warned: [],
    clearedAt: null,
    clearedBy: null,
    noted: 'none',
    rev: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: over.placedBy,
  };
  const stored = { ...test, dueAt: nextDue({ ...test, noted: 'none' }) };
  await tx.siteTests.put(stored);
  return stored;
};
