/** Layers of a site's hours, each standing above the next (domain guide 6.5): temporary > holiday > alternate > permanent. */
export type ScheduleLayer = 'temporary' | 'holiday' | 'alternate' | 'permanent';

/** What a temporary schedule is (domain guide 6.5 "Temporary entry"). */
export type TemporaryKind =
  'Changed hours' | 'Closed all day' | 'Extended closing' | 'Stay late today';

/** One opening of some weekdays (1 is Monday); minutes on the wall. One that closes when it opens or before passes midnight. */
export interface ScheduleEntry {
  readonly weekdays: readonly number[];
  readonly opensAt: number;
  readonly closesAt: number;
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
