/** A layer of a site's business hours. The precedence is temporary > holiday > alternate > permanent (domain guide 6.5). */
export type ScheduleLayer = 'temporary' | 'holiday' | 'alternate' | 'permanent';

/** The kind of a temporary schedule (domain guide 6.5 "Temporary entry"). */
export type TemporaryKind =
  | 'Changed hours'
  | 'Closed all day'
  | 'Extended closing'
  | 'Stay late today';

/**
 * One business-hours interval on some weekdays (1 is Monday), in minutes of the local day. An interval whose closing time
 * is not after its opening time continues past midnight.
 */
export interface ScheduleEntry {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
  /**
   * Minutes before the opening and closing time that still count as on time, 0 to 240. `windowAfter` is the number of
   * minutes after the opening and closing time.
   */
  readonly windowBefore: number;
  readonly windowAfter: number;
  /** True if an area that is still closed when the opening window ends counts as a failure to open. */
  readonly mustOpen: boolean;
  /** True if an area that is still open when the closing window ends counts as a failure to close. */
  readonly mustClose: boolean;
}

/** One layer of a site's business hours. On the days of the layer, the site is closed at all times without an entry. */
export interface Schedule {
  readonly layer: ScheduleLayer;
  /** The kind of a temporary schedule. Null for other layers. */
  readonly kind: TemporaryKind | null;
  /** The reason for the schedule, which is also its display name. */
  readonly reason: string | null;
  /** The first and last day, such as `2026-03-08`. Null means no limit; a holiday layer takes its days from its holiday group. */
  readonly fromDay: string | null;
  readonly toDay: string | null;
  /**
   * The weekdays (1 is Monday) of its days on which a temporary schedule applies; on the others the normal hours stay. Absent
   * means every day.
   */
  readonly appliesOn?: readonly number[];
  /** The holiday group of a holiday layer. Null for other layers. */
  readonly holidayGroup: string | null;
  /**
   * The name of the one holiday in the group that the schedule applies to. Null means all holidays of the group without
   * their own layer.
   */
  readonly holidayName: string | null;
  /** The areas of the schedule. An empty list means all areas. */
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
}

/** A holiday in the list shared by all sites. */
export interface Holiday {
  readonly holidayGroup: string;
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
}
