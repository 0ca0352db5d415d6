import { ok } from '../../kernel/result.ts';
import { checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { joinTests, metBy } from './join-tests.rule.ts';
import { type SeriesPlace, type SeriesPorts, storeSeries } from './store-series.operation.ts';
import { TEST_TAKEN } from './test-refusals.ts';

/** A test that was stored, and whether it became part of one that was there. */
export interface Stored {
  readonly test: StoredTest;
  readonly merged: boolean;
}

/** Over limits of domain guide 6.1, in words. */
export const tooLong = (message: string) => refusalOf('unacceptable', 'testTooLong', `${message}.`);

/**
 * Stores a test among those of its held site: what overlaps it with equal scope becomes one with it, and the whole is held
 * against the limits of whoever's end it has; where one time of a series was joined, the series goes on after it. `others`
 * may hold the test itself as it was before.
 */
export const storeTest = async (
  tx: Transaction,
  ports: SeriesPorts,
  wanted: StoredTest,
  others: readonly StoredTest[],
  { groupHours, ...place }: SeriesPlace & { readonly groupHours: number | null },
): Reply<Stored> => {
  const { now } = place;
  const near = metBy(wanted, others, now);
  const test = joinTests(wanted, near, now);
  const fits = checkLength(test, test.role, now, groupHours);
  // An occurrence of a test that recurs may lie further ahead than a single one.
  if (!fits.ok && (near.length > 0 || wanted.recurrence === null))
    return tooLong(fits.error.message);
  const known = others.filter(({ id }) => id === wanted.id);
  if (test.id !== wanted.id || known.length > 0) await tx.siteTests.update(test);
  else if (!(await tx.siteTests.add(test))) return TEST_TAKEN;
  for (const { id } of [...near, ...known]) if (id !== test.id) await tx.siteTests.remove(id);
  if (near.length > 0)
    for (const one of [...near, wanted])
      await storeSeries(tx, ports, one, { ...place, after: test.endsAt });
  return ok({ test, merged: near.length > 0 });
};

/** A test that is over, as it is stored. */
export const endedTest = (test: StoredTest): StoredTest => ({
  ...test,
  noted: 'ended',
  dueAt: null,
});
