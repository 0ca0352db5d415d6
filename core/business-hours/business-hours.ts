/** Limits of business hours (domain guide 6.8 d, e). */
export const BUSINESS_HOURS_LIMITS = {
  greeting: 500,
  reason: 255,
  forwardNumber: 32,
  rings: 20,
  /** Maximum number of intervals per week. */
  intervals: 42,
  /** Maximum length of a temporary change, in days. */
  temporaryDays: 366,
} as const;

/**
 * An interval on some weekdays (1 is Monday) in which the dealer answers calls, in minutes of wall time. If `closesAt` is
 * not after `opensAt`, the interval ends on the next day.
 */
export interface BusinessInterval {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
}

/** A site group's hours that repeat weekly, in the group's time zone. */
export interface WeeklyHours {
  readonly intervals: readonly BusinessInterval[];
  /** Holiday group whose days are closed; null for none. */
  readonly holidayGroup: string | null;
}

/** A temporary change of hours, which overrides holidays and weekly hours. Times are milliseconds UTC, end exclusive. */
export interface TemporaryHours {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  readonly reason: string;
  readonly greeting: string | null;
}

export type HoursWhy = 'none' | 'weekly' | 'holiday' | 'temporary';

/** Whether a site group is open at a given time, and why. */
export interface OpenState {
  readonly open: boolean;
  readonly why: HoursWhy;
  /** Text of the reason: the name of a holiday, or the reason of a temporary change. */
  readonly reason: string;
  /** When the open state next changes, in milliseconds UTC; null if not within a year. */
  readonly until: number | null;
  /** Id of the current temporary change; null if there is none. */
  readonly temporaryId: string | null;
}
