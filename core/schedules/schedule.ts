/** The layers of a site's hours, in order of precedence (domain guide 6.5): temporary > holiday > alternate > permanent. */
export type ScheduleLayer = 'temporary' | 'holiday' | 'alternate' | 'permanent';

/** The kinds of temporary schedules (domain guide 6.5 "Temporary entry"). */
export type TemporaryKind =
  | 'Changed hours'
  | 'Closed all day'
  | 'Extended closing'
  | 'Stay late today';

/**
 * One opening of some weekdays (1 is Monday), in minutes of the local day. If it closes at or before its opening time, it
 * continues past midnight.
 */
export interface ScheduleEntry {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
  /** Minutes before and after both times in which opening and closing count as in time, 0 to 240. */
  readonly windowBefore: number;
  readonly windowAfter: number;
  /** Still closed at the end of the opening window counts as a failure to open. */
  readonly mustOpen: boolean;
  /** Still open at the end of the closing window counts as a failure to close. */
  readonly mustClose: boolean;
}

/** One layer of a site's hours. Times of its days that its entries do not open are closed. */
export interface Schedule {
  readonly layer: ScheduleLayer;
  /** The kind of a temporary schedule. Null for other layers. */
  readonly kind: TemporaryKind | null;
  /** The reason for the schedule, or its name. */
  readonly reason: string | null;
  /** First and last day, `2026-03-08`. Null means no end. The days of a holiday come from its group. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
  /** The group whose holidays a holiday layer applies to. */
  readonly holidayGroup: string | null;
  /** The one holiday of the group that the schedule applies to, by name. Null means every holiday that has no layer of its own. */
  readonly holidayName: string | null;
  /** Numbers of areas. Empty means all areas. */
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
}

/** A holiday in the list that is shared by all sites. */
export interface Holiday {
  readonly holidayGroup: string;
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
}
