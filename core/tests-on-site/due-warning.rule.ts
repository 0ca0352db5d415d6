import { ALWAYS_WARNED } from './test-limits.ts';
import { testState, type TestTimes } from './test-state.rule.ts';
import type { TestWarning } from './site-test.schema.ts';

const MINUTE = 60000;

/** A warning that is to be given now. */
export interface DueWarning {
  /** Minutes before the end it stands for. */
  readonly minutes: number;
  readonly channels: TestWarning['channels'];
  /** Every warning that is settled by it, so that none comes a second time. */
  readonly settled: readonly number[];
}

/** A test with what was wished and given of its warnings. */
export interface WarnedTest extends TestTimes {
  readonly warning: TestWarning;
  /** Minutes before the end whose warning is settled. */
  readonly warned: readonly number[];
}

/** When each warning of a test falls; a test that is shorter than a warning would begin with it, so it has none. */
const warningTimes = ({ warning, startsAt, endsAt }: WarnedTest) =>
  [...new Set<number>([...ALWAYS_WARNED, ...warning.minutes])]
    .map((minutes) => ({ minutes, at: endsAt - minutes * MINUTE }))
    .filter(({ at }) => at > startsAt);

/** When something is to be done next for a test that is not over: its start is to be noted, a warning given, its end noted. Milliseconds UTC. */
export const nextDue = (test: WarnedTest & { readonly noted: 'none' | 'started' }): number =>
  Math.min(
    test.endsAt,
    ...(test.noted === 'none' ? [test.startsAt] : []),
    ...warningTimes(test).flatMap(({ minutes, at }) => (test.warned.includes(minutes) ? [] : [at])),
  );

/**
 * The warning that is due for a running test, and null for none: in the portal 15 and 5 minutes before the end, and what was
 * wished. Where several are due at once, because nobody looked for a while, only the nearest is given.
 */
export const dueWarning = (test: WarnedTest, now: number): DueWarning | null => {
  if (testState(test, now) !== 'Active') return null;
  const { minutes: withInterest, channels } = test.warning;
  const due = warningTimes(test)
    .filter(({ at, minutes }) => now >= at && !test.warned.includes(minutes))
    .map(({ minutes }) => minutes)
    .sort((a, b) => a - b);
  const [minutes] = due;
  if (minutes === undefined) return null;
  const asked = withInterest.some((choice) => due.includes(choice));
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
