/** Limits of business hours (domain guide 6.8 d, e). */
export const BUSINESS_HOURS_LIMITS = {
  greeting: 500,
  reason: 255,
  forwardNumber: 32,
  rings: 20,
  /** Intervals of a week. */
  intervals: 42,
  /** Days a temporary change lasts at most. */
  temporaryDays: 366,
} as const;

/** One interval of some weekdays (1 is Monday) in which the dealer answers; minutes on the wall. One that ends when it begins or before passes midnight. */
export interface BusinessInterval {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The hours of a group that come again each week, in its time zone. */
export interface WeeklyHours {
  readonly intervals: readonly BusinessInterval[];
  /** Whose days are closed; null: none. */
  readonly holidayGroup: string | null;
}

/** A span (milliseconds UTC, the end not included) that wins over holidays and the week. */
export interface TemporaryHours {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  readonly reason: string;
  readonly greeting: string | null;
}

/** Why a group is open or closed. */
export type HoursWhy = 'none' | 'weekly' | 'holiday' | 'temporary';

/** Whether a group answers itself at a moment. */
export interface OpenState {
  readonly open: boolean;
  readonly why: HoursWhy;
  /** In words: of a holiday its name, of a temporary change its reason. */
  readonly reason: string;
  /** When it is open instead of closed or the other way round; null: not within a year. */
  readonly until: number | null;
  /** The temporary change that decides; null where none does. */
  readonly temporaryId: string | null;
}
