/** Limits of business hours (domain guide 6.8 d, e). */
export const BUSINESS_HOURS_LIMITS = {
  greeting: 500,
  reason: 255,
  forwardNumber: 32,
  rings: 20,
  /** The most intervals in a week. */
  intervals: 42,
  /** The longest temporary change, in days. */
  temporaryDays: 366,
} as const;

/**
 * One interval on some weekdays (1 is Monday) in which the dealer answers, in minutes of wall time. An interval that ends
 * at or before its start passes midnight.
 */
export interface BusinessInterval {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The hours of a group that repeat each week, in its time zone. */
export interface WeeklyHours {
  readonly intervals: readonly BusinessInterval[];
  /** The group of holidays on which the dealer is closed; null for none. */
  readonly holidayGroup: string | null;
}

/** A temporary change, which overrides holidays and weekly hours (milliseconds UTC, end excluded). */
export interface TemporaryHours {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  readonly reason: string;
  readonly greeting: string | null;
}

/** The possible reasons why a group is open or closed. */
export type HoursWhy = 'none' | 'weekly' | 'holiday' | 'temporary';

/** The open state of a group at a given time. */
export interface OpenState {
  readonly open: boolean;
  readonly why: HoursWhy;
  /** The reason as text: the name of a holiday, or the reason of a temporary change. */
  readonly reason: string;
  /** When the state changes next; null if not within a year. */
  readonly until: number | null;
  /** The temporary change in force; null if there is none. */
  readonly temporaryId: string | null;
}
