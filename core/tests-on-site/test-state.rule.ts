import type { ScopedSignal } from './scope-covers.rule.ts';
import { scopeCovers } from './scope-covers.rule.ts';
import type { TestScope, TestState } from './site-test.schema.ts';

/** The start and end of a test, in milliseconds UTC, without the end itself. */
export interface TestTimes {
  readonly startsAt: number;
  readonly endsAt: number;
  /** When a person ended the test. Null if nobody did. */
  readonly clearedAt: number | null;
}

/** Returns the state of a test at `now` (domain guide 10 "Test"). */
export const testState = ({ startsAt, endsAt, clearedAt }: TestTimes, now: number): TestState => {
  if (clearedAt !== null) return 'Cleared early';
  if (now < startsAt) return 'Scheduled';
  return now < endsAt ? 'Active' : 'Expired';
};

/** The devices and scope of a running test. */
export interface CoveringTest extends TestTimes {
  readonly devNums: readonly number[];
  readonly scope: TestScope;
}

/** Checks whether a test was running at a past time. Signals it covered stay covered after it has ended. */
const ranAt = ({ startsAt, endsAt, clearedAt }: TestTimes, at: number): boolean =>
  startsAt <= at && at < Math.min(clearedAt ?? endsAt, endsAt);

/**
 * Checks whether a signal received at `at` is on test, so that it is logged without action. No other code decides this
 * (domain guide 6.1).
 */
export const coversSignal = (test: CoveringTest, signal: ScopedSignal, at: number): boolean =>
  ranAt(test, at) && test.devNums.includes(signal.devNum) && scopeCovers(test.scope, signal);
