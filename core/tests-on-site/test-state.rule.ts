import type { ScopedSignal } from './scope-covers.rule.ts';
import { scopeCovers } from './scope-covers.rule.ts';
import type { TestScope, TestState } from './site-test.schema.ts';

/** The start and end of a test, in milliseconds UTC, end exclusive. */
export interface TestTimes {
  readonly startsAt: number;
  readonly endsAt: number;
  /** The time at which a person ended the test early. Null if nobody ended the test early. */
  readonly clearedAt: number | null;
}

/** Returns the state of a test at `now` (domain guide 10 "Test"). */
export const testState = ({ startsAt, endsAt, clearedAt }: TestTimes, now: number): TestState => {
  if (clearedAt !== null) return 'Cleared early';
  if (now < startsAt) return 'Scheduled';
  return now < endsAt ? 'Active' : 'Expired';
};

/** The devices and scope that decide which signals a test covers. */
export interface CoveringTest extends TestTimes {
  readonly devNums: readonly number[];
  readonly scope: TestScope;
}

/** Checks whether a test was running at a past time. Ending the test later does not change the result. */
const ranAt = ({ startsAt, endsAt, clearedAt }: TestTimes, at: number): boolean =>
  startsAt <= at && at < Math.min(clearedAt ?? endsAt, endsAt);

/**
 * Checks whether a signal received at `at` is on test and therefore only logged (domain guide 6.1). No other function
 * decides whether a signal is on test.
 */
export const coversSignal = (test: CoveringTest, signal: ScopedSignal, at: number): boolean =>
  ranAt(test, at) && test.devNums.includes(signal.devNum) && scopeCovers(test.scope, signal);
