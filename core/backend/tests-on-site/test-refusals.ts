import type { TestState } from '../../tests-on-site/site-test.schema.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import { refusalOf } from '../refusal.ts';
import type { StoredTest, TestedSite } from './site-test.repository.port.ts';

/** The test has ended or started since the caller read it; the details are no longer known. */
export const TEST_OVER = refusalOf(
  'conflict',
  'testOver',
  'This test is not in this state any more.',
);

/** The id of a new test is already used by another. */
export const TEST_TAKEN = refusalOf(
  'conflict',
  'testTaken',
  'This test could not be stored under its number. Please open the form again.',
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
 * Returns why a test cannot be changed as requested: it is in another state, or it was changed in the meantime. Null if it
 * can (domain guide 5.3).
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
