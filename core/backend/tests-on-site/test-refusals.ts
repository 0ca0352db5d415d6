import type { TestState } from '../../tests-on-site/site-test.schema.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import { refusalOf } from '../refusal.ts';
import type { StoredTest, TestedSite } from './site-test.repository.port.ts';

/** Refusal: the test has ended, started or been removed since the caller read it. */
export const TEST_OVER = refusalOf('conflict', 'testOver', 'This test is no longer in this state.');

/** Refusal: another test already has the id of the new test. */
export const TEST_TAKEN = refusalOf(
  'conflict',
  'testTaken',
  'This test couldn’t be saved. Please open the form again.',
);

const overText = (test: StoredTest, localClock: LocalClock): string => {
  if (test.clearedAt !== null)
    return `Taken off by ${test.clearedBy ?? 'somebody'} ${momentText(test.clearedAt, localClock)}.`;
  if (localClock.now >= test.endsAt)
    return `This test ended ${momentText(test.endsAt, localClock)}.`;
  const verb = localClock.now < test.startsAt ? 'begins' : 'began';
  return `This test ${verb} ${momentText(test.startsAt, localClock)}.`;
};

/**
 * Returns why a test cannot be changed: the test has another state than required, or was changed after the caller read it
 * (domain guide 5.3). Returns null if the test can be changed.
 */
export const refusedChange = (
  { wallClock, clock }: Pick<BackendPorts, 'wallClock' | 'clock'>,
  { timeZone }: Pick<TestedSite, 'timeZone'>,
  test: StoredTest,
  asked: { readonly rev: number; readonly states: readonly TestState[] },
) => {
  const now = clock.now();
  const localClock = { wallClock, timeZone, now };
  if (!asked.states.includes(testState(test, now)))
    return refusalOf('conflict', 'testOver', overText(test, localClock));
  if (test.rev === asked.rev) return null;
  return changedMeanwhile({ by: test.updatedBy ?? test.placedBy, at: test.updatedAt }, localClock);
};
