import type { SiteRole } from '../sites/site-role.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { longestTest, TEST_LIMITS, type TestCategory } from './test-limits.ts';
import { testState, type TestTimes } from './test-state.rule.ts';
import { daysAhead, longestText } from './scope-text.rule.ts';

/** The reason why a test cannot be extended: the test is not running, or a limit is reached. The limit is given as a message. */
export type ExtensionRefusal =
  | { readonly kind: 'notRunning' }
  | { readonly kind: 'tooLong'; readonly message: string };

/**
 * Checks whether a test may last until `endsAt`. The whole length, including extensions and merges, counts against the
 * limits of the category and of the person's role.
 */
export const checkLength = (
  test: Pick<TestTimes, 'startsAt' | 'endsAt'> & { readonly category: TestCategory },
  role: SiteRole,
  now: number,
  groupHours: number | null,
): Result<null, { readonly kind: 'tooLong'; readonly message: string }> => {
  const longest = longestTest(test.category, role, groupHours);
  if (test.endsAt - test.startsAt > longest)
    return err({ kind: 'tooLong', message: longestText(test.category, longest) });
  return test.endsAt > now + TEST_LIMITS.ahead
    ? err({ kind: 'tooLong', message: daysAhead(TEST_LIMITS.ahead) })
    : ok(null);
};

/**
 * Returns the new end of a running test that is extended by `by` milliseconds, or the reason for a refusal. The limits
 * apply to the whole length (domain guide 6.1).
 */
export const checkExtension = (
  test: TestTimes & { readonly category: TestCategory },
  by: number,
  role: SiteRole,
  now: number,
  groupHours: number | null,
): Result<number, ExtensionRefusal> => {
  if (testState(test, now) !== 'Active') return err({ kind: 'notRunning' });
  const endsAt = test.endsAt + by;
  const fits = checkLength({ ...test, endsAt }, role, now, groupHours);
  return fits.ok ? ok(endsAt) : fits;
};
