import type { SiteRole } from '../sites/site-role.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface CategoryLimits {
  /** Length it begins with, milliseconds. */
  readonly usual: number;
  /** Longest length, milliseconds; extensions count (domain guide 6.1). */
  readonly longest: number;
  readonly forCustomers: boolean;
  /** What stands as the reason until somebody writes another. */
  readonly reason: string;
}

/** Why a system is on test, with its usual and its longest length (domain guide 6.1). */
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

/** Milliseconds and counts of domain guide 6.1. */
export const TEST_LIMITS = {
  customerLongest: 24 * HOUR,
  /** The end of a test that does not recur lies at most so far ahead. */
  ahead: 30 * DAY,
  recursAheadDays: 90,
  /** A start that was "now" when the form was filled is still now. */
  startGrace: 5 * MINUTE,
} as const;

/** Lengths offered at a press, milliseconds. */
export const QUICK_LENGTHS = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR] as const;

/** What a press adds to a running test, milliseconds. */
export const EXTENSIONS = [30 * MINUTE, HOUR, 2 * HOUR] as const;

/** Minutes before the end at which a warning may be wished. */
export const WARN_MINUTES = [5, 15, 30] as const;

/** Said in the portal to whoever placed it, whatever was wished: a running test is never forgotten. */
export const ALWAYS_WARNED = [15, 5] as const;

/** The longest a test of a category may last for whoever placed it, milliseconds; a group may allow fewer hours (domain guide 6.10). */
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

/** The length a test of a category begins with, milliseconds. */
export const usualTest = (...of: Parameters<typeof longestTest>): number =>
  Math.min(TEST_CATEGORIES[of[0]].usual, longestTest(...of));

/** The categories somebody may choose, in their order. */
export const categoriesFor = (role: SiteRole): readonly TestCategory[] =>
  (Object.keys(TEST_CATEGORIES) as TestCategory[]).filter(
    (category) => role === 'dealer' || TEST_CATEGORIES[category].forCustomers,
  );

/** Signals of a test that its results list; history has all. */
export const RESULT_SIGNALS = 200;
