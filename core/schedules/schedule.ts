/** Layers of a site's hours, each standing above the next (domain guide 6.5): temporary > holiday > alternate > permanent. */
export type ScheduleLayer = 'temporary' | 'holiday' | 'alternate' | 'permanent';

/** What a temporary schedule is (domain guide 6.5 "Temporary entry"). */
export type TemporaryKind =
  | 'Changed hours'
  | 'Closed all day'
  | 'Extended closing'
  | 'Stay late today';

/** One opening of some weekdays (1 is Monday); minutes on the wall. One that closes when it opens or before passes midnight. */
export interface ScheduleEntry {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
  /** Minutes before and after both times within which opening and closing are in time, 0 to 240. */
  readonly windowBefore: number;
  readonly windowAfter: number;
  /** Still closed at the end of the opening window is a failure to open. */
  readonly mustOpen: boolean;
  /** Still open at the end of the closing window is a failure to close. */
  readonly mustClose: boolean;
}

/** One layer of a site's hours: what its entries do not open on one of its days is closed. */
export interface Schedule {
  readonly layer: ScheduleLayer;
  /** Of a temporary one. */
  readonly kind: TemporaryKind | null;
  /** Why, or its name. */
  readonly reason: string | null;
  /** First and last day, `2026-03-08`; null is without an end. A holiday's days are those of its group. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
  /** Whose days a holiday layer applies to. */
  readonly holidayGroup: string | null;
  /** The one holiday of the group it is for, by name; null is every one that has no layer of its own. */
  readonly holidayName: string | null;
  /** Numbers of areas; none is all of them. */
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
}

/** A holiday of the list that is kept once for everybody. */
export interface Holiday {
  readonly holidayGroup: string;
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
}
