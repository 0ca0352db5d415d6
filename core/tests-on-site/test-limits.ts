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
  /** The reason used until another one is entered. */
  readonly reason: string;
}

/** The reasons for a test, with their default and maximum lengths (domain guide 6.1). */
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
    reason: 'Work in the building',
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
    reason: 'The panel sends signals without end',
  },
  Other: { usual: 2 * HOUR, longest: 24 * HOUR, forCustomers: true, reason: 'Test' },
} as const satisfies Readonly<Record<string, CategoryLimits>>;
export type TestCategory = keyof typeof TEST_CATEGORIES;

/** Durations in milliseconds and counts of domain guide 6.1. */
export const TEST_LIMITS = {
  customerLongest: 24 * HOUR,
  /** How far ahead a test that does not recur may end. */
  ahead: 30 * DAY,
  recursAheadDays: 90,
  /** A start this long ago still counts as "now", because the person needs time to fill the form. */
  startGrace: 5 * MINUTE,
} as const;

/** The lengths offered as buttons, in milliseconds. */
export const QUICK_LENGTHS = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR] as const;

/** The extensions of a running test offered as buttons, in milliseconds. */
export const EXTENSIONS = [30 * MINUTE, HOUR, 2 * HOUR] as const;

/** The choices for a warning, in minutes before the end. */
export const WARN_MINUTES = [5, 15, 30] as const;

/**
 * Warnings always shown in the portal to the person who placed the test, in minutes before the end, so that a running test
 * is never forgotten.
 */
export const ALWAYS_WARNED = [15, 5] as const;

/**
 * Returns the maximum length of a test of a category for the role that places it, in milliseconds. A group may allow fewer
 * hours (domain guide 6.10).
 */
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

/** Returns the default length of a test of a category, in milliseconds. */
export const usualTest = (...of: Parameters<typeof longestTest>): number =>
  Math.min(TEST_CATEGORIES[of[0]].usual, longestTest(...of));

/** Returns the categories that a role may choose, in order. */
export const categoriesFor = (role: SiteRole): readonly TestCategory[] =>
  (Object.keys(TEST_CATEGORIES) as TestCategory[]).filter(
    (category) => role === 'dealer' || TEST_CATEGORIES[category].forCustomers,
  );

/** The maximum number of signals in the results of a test. The history has all of them. */
export const RESULT_SIGNALS = 200;
