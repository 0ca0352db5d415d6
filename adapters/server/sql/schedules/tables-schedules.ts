import type { Generated } from 'kysely';
import type { HolidayForm } from '#core/holidays/holiday.schema.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import type { RowOf } from '../row-names.ts';

/** A holiday, the same for all sites. */
export interface HolidayTable extends RowOf<HolidayForm> {
  id: string;
  rev: Generated<number>;
  updated_by: string | null;
  updated_at: number | null;
  deleted_at: number | null;
}

/** One layer of a site's schedule (domain guide 6.5). */
export interface ScheduleTable extends RowOf<Omit<Schedule, 'appliesOn' | 'entries'>> {
  id: string;
  site_num: number;
  site_group_num: number;
  authorized_by: string | null;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  deleted_at: Generated<number | null>;
  /** Id of the use of Staying late that created this layer; null for other layers. */
  press_id: Generated<string | null>;
  moved_from: Generated<number | null>;
  applies_on: Generated<readonly number[]>;
}

/** One entry of a schedule layer. The times are minutes of the local day. */
export interface ScheduleEntryTable extends RowOf<ScheduleEntry> {
  schedule_id: string;
  position: number;
}

/** A site's reaction to each failed schedule check. For a site without a row, supervision events are only logged. */
export interface SiteSupervisionTable extends RowOf<CheckReactions> {
  site_num: number;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
}

/** Tables for holidays, schedule layers with their entries, and each site's reactions to failed schedule checks. */
export interface ScheduleTables {
  holiday: HolidayTable;
  schedule: ScheduleTable;
  schedule_entry: ScheduleEntryTable;
  site_supervision: SiteSupervisionTable;
}
