import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { endedTest } from './store-test.operation.ts';
import type { NotifiedTest } from './notify-tests.operation.ts';

/** Clears a test. A running test ends now; a test that has not started is removed with all further occurrences. */
export const takeOffTest = async (
  tx: Transaction,
  before: StoredTest,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<{ readonly test: StoredTest; readonly notified: readonly NotifiedTest[] }> => {
  const running = testState(before, now) === 'Active';
  const test = {
    ...endedTest(before),
    clearedAt: now,
    clearedBy: name,
    rev: before.rev + 1,
    updatedAt: now,
    updatedBy: name,
  };
  await tx.siteTests.update(test);
  if (!running) return { test, notified: [{ event: 'Test removed', test, at: now, by: name }] };
  const ended: NotifiedTest = { event: 'Test ended', test, at: now, by: name };
  if (before.noted !== 'none') return { test, notified: [ended] };
  return { test, notified: [{ event: 'Test started', test, at: test.startsAt, by: null }, ended] };
};
