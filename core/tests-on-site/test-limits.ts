import type { SiteRole } from '../sites/site-role.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface CategoryLimits {
  /** The default length in milliseconds. */
  readonly usual: number;
  /** The maximum length in milliseconds, including extensions (domain guide 6.1). */
  readonly longest: number;
  readonly forCustomers: boolean;
  /** The default reason for a test. */
  readonly reason: string;
}

/** The categories of tests, with default and maximum lengths (domain guide 6.1). */
export const TEST_CATEGORIES = {
  'Technician test': {
    usual: 2 * HOUR,
    longest: 24 * HOUR,
    forCustomers: true,
    reason: 'Testing the system',
  },
  'Fire inspection or drill': {
    usual: 4 * HOUR,
    longest: 24 * HOUR,
    forCustomers: true,
    reason: 'Fire inspection or drill',
  },
  'Maintenance or remodel': {
    usual: 8 * HOUR,
    longest: 30 * DAY,
    forCustomers: true,
    reason: 'Work on the building',
  },
  'Panel swap': {
    usual: 4 * HOUR,
    longest: 72 * HOUR,
    forCustomers: false,
    reason: 'The panel is being replaced',
  },
  Runaway: {
    usual: 24 * HOUR,
    longest: 7 * DAY,
    forCustomers: false,
    reason: 'The panel keeps sending signals',
  },
  Other: { usual: 2 * HOUR, longest: 24 * HOUR, forCustomers: true, reason: 'Test' },
} as const satisfies Readonly<Record<string, CategoryLimits>>;
export type TestCategory = keyof typeof TEST_CATEGORIES;

/** The limits of tests (domain guide 6.1). Durations are in milliseconds. */
export const TEST_LIMITS = {
  customerLongest: 24 * HOUR,
  /** The maximum time from now until the end of a test that does not recur. */
  ahead: 30 * DAY,
  recursAheadDays: 90,
  /** How long ago a start time may be and still count as "now", because filling in the form takes time. */
  startGrace: 5 * MINUTE,
} as const;

/** The test lengths offered as buttons, in milliseconds. */
export const QUICK_LENGTHS = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR] as const;

/** The extensions offered as buttons for a running test, in milliseconds. */
export const EXTENSIONS = [30 * MINUTE, HOUR, 2 * HOUR] as const;

/** The times at which a person can request a warning, in minutes before the end. */
export const WARN_MINUTES = [5, 15, 30] as const;

/** The warnings that the portal always shows to the person who placed the test, in minutes before the end. */
export const ALWAYS_WARNED = [15, 5] as const;

/** Returns the maximum length of a test for a category and role, in milliseconds. A group may set a lower maximum (domain guide 6.10). */
export const longestTest = (
  category: TestCategory,
  role: SiteRole,
  groupHours: number | null = null,
): number =>
  Math.min(
    TEST_CATEGORIES[category].longest,
    role === 'customer' ? TEST_LIMITS.customerLongest : Infinity,
    groupHours === null ? Infinity : groupHours * HOUR,
  );

/** Returns the default length of a test for a category and role, in milliseconds. */
export const usualTest = (...of: Parameters<typeof longestTest>): number =>
  Math.min(TEST_CATEGORIES[of[0]].usual, longestTest(...of));

/** Returns the categories that a role may choose, in display order. */
export const categoriesFor = (role: SiteRole): readonly TestCategory[] =>
  (Object.keys(TEST_CATEGORIES) as TestCategory[]).filter(
    (category) => role === 'dealer' || TEST_CATEGORIES[category].forCustomers,
  );

/** The maximum number of signals in test results. The history contains all signals. */
export const RESULT_SIGNALS = 200;
