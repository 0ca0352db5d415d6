import { ok } from '../../kernel/result.ts';
import { checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { joinTests, metBy } from './join-tests.rule.ts';
import { type SeriesPlace, type SeriesPorts, storeSeries } from './store-series.operation.ts';
import { TEST_TAKEN } from './test-refusals.ts';

/** A stored test. `joined` is true if the test was merged with an existing test. */
export interface Stored {
  readonly test: StoredTest;
  readonly merged: boolean;
}

/** Returns the refusal of a test beyond the limits of domain guide 6.1. */
export const tooLong = (message: string) => refusalOf('unacceptable', 'testTooLong', `${message}.`);

/**
 * Stores a test of a locked site and merges it with overlapping tests of equal scope. The merged test must fit the limits
 * of the test that ends last. If a merged test belonged to a series, the next occurrence is stored after the merged test.
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
  // The first occurrence of a series may start later than a single test may.
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

/** Returns a test marked as ended, to be stored by the caller. */
export const endedTest = (test: StoredTest): StoredTest => ({
  ...test,
  noted: 'ended',
  dueAt: null,
});
