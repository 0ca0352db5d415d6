import type { ScopedSignal } from './scope-covers.rule.ts';
import { scopeCovers } from './scope-covers.rule.ts';
import type { TestScope, TestState } from './site-test.schema.ts';

/** From when to when a test runs, milliseconds UTC; the end itself is past it. */
export interface TestTimes {
  readonly startsAt: number;
  readonly endsAt: number;
  /** When somebody took it off; null while nobody did. */
  readonly clearedAt: number | null;
}

/** The one state a test is in at `now` (domain guide 10 "Test"). */
export const testState = ({ startsAt, endsAt, clearedAt }: TestTimes, now: number): TestState => {
  if (clearedAt !== null) return 'Cleared early';
  if (now < startsAt) return 'Scheduled';
  return now < endsAt ? 'Active' : 'Expired';
};

/** Devices and scope of a running test. */
export interface CoveringTest extends TestTimes {
  readonly devNums: readonly number[];
  readonly scope: TestScope;
}

/** Whether a test ran at a time, however much later anybody asks: what it covered stays covered after it was taken off. */
const ranAt = ({ startsAt, endsAt, clearedAt }: TestTimes, at: number): boolean =>
  startsAt <= at && at < Math.min(clearedAt ?? endsAt, endsAt);

/** Whether a signal received at `at` is on test, so that it is recorded and nobody acts: the one place that says so (domain guide 6.1). */
export const coversSignal = (test: CoveringTest, signal: ScopedSignal, at: number): boolean =>
  ranAt(test, at) && test.devNums.includes(signal.devNum) && scopeCovers(test.scope, signal);
