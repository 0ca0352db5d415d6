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

/**
 * The warning that is due for a running test, and null for none: in the portal 15 and 5 minutes before the end, and what was
 * wished. Where several are due at once, because nobody looked for a while, only the nearest is given.
 */
export const dueWarning = (
  test: TestTimes & { readonly warning: TestWarning; readonly warned: readonly number[] },
  now: number,
): DueWarning | null => {
  if (testState(test, now) !== 'Active') return null;
  const { minutes: wished, channels } = test.warning;
  const due = [...new Set([...ALWAYS_WARNED, ...wished])]
    // A test that is shorter than the warning would begin with it.
    .filter((minutes) => test.endsAt - minutes * MINUTE > test.startsAt)
    .filter((minutes) => now >= test.endsAt - minutes * MINUTE && !test.warned.includes(minutes))
    .sort((a, b) => a - b);
  const [minutes] = due;
  if (minutes === undefined) return null;
  const asked = wished.some((wish) => due.includes(wish));
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
