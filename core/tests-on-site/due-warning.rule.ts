import { ALWAYS_WARNED } from './test-limits.ts';
import { testState, type TestTimes } from './test-state.rule.ts';
import type { TestWarning } from './site-test.schema.ts';

const MINUTE = 60000;

/** A warning about the end of a test that is due now. */
export interface DueWarning {
  /** The nominal time of the warning, in minutes before the end of the test. */
  readonly minutes: number;
  readonly channels: TestWarning['channels'];
  /** All warnings that count as given once this warning is given, so that no warning is given twice. */
  readonly settled: readonly number[];
}

/** A test with its requested warnings and the warnings already given. */
export interface WarnedTest extends TestTimes {
  readonly warning: TestWarning;
  /** The warnings already given, in minutes before the end. */
  readonly warned: readonly number[];
}

/** Returns the time of each warning of a test. Warnings that would be due at or before the start of a short test are left out. */
const warningTimes = ({ warning, startsAt, endsAt }: WarnedTest) =>
  [...new Set<number>([...ALWAYS_WARNED, ...warning.minutes])]
    .map((minutes) => ({ minutes, at: endsAt - minutes * MINUTE }))
    .filter(({ at }) => at > startsAt);

/**
 * Returns the time of the next event of a running or planned test, in milliseconds UTC: logging its start, giving a
 * warning, or logging its end.
 */
export const nextDue = (test: WarnedTest & { readonly noted: 'none' | 'started' }): number =>
  Math.min(
    test.endsAt,
    ...(test.noted === 'none' ? [test.startsAt] : []),
    ...warningTimes(test).flatMap(({ minutes, at }) => (test.warned.includes(minutes) ? [] : [at])),
  );

/**
 * Returns the warning that is due for a running test, or null. Warnings are due 15 and 5 minutes before the end and as
 * requested; if several are due after a delay, only the one nearest to the end is given.
 */
export const dueWarning = (test: WarnedTest, now: number): DueWarning | null => {
  if (testState(test, now) !== 'Active') return null;
  const { minutes: chosenMinutes, channels } = test.warning;
  const due = warningTimes(test)
    .filter(({ at, minutes }) => now >= at && !test.warned.includes(minutes))
    .map(({ minutes }) => minutes)
    .sort((a, b) => a - b);
  const [minutes] = due;
  if (minutes === undefined) return null;
  const asked = chosenMinutes.some((choice) => due.includes(choice));
  const always = due.some((one) => ALWAYS_WARNED.some((known) => known === one));
  const inApp = always || (asked && channels.includes('inApp'));
  return {
    minutes,
    channels: [
      ...(inApp ? (['inApp'] as const) : []),
      ...(asked ? channels.filter((channel) => channel !== 'inApp') : []),
    ],
    settled: due,
  };
};
