import type { Generated } from 'kysely';
import type {
  CheckReaction,
  CheckReactions,
  ScheduleCheck,
} from '#core/schedules/schedule-check.ts';
import type { RowOf } from './row-names.ts';

/** What a site wants done about each check; none is written down only (domain guide 6.5 "Reaction"). */
export interface SiteSupervisionTable extends RowOf<{
  readonly [Check in keyof CheckReactions]: CheckReaction;
}> {
  site_num: number;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
}

/** When the deadlines of a site are looked at next. */
export interface SupervisionWatchTable {
  site_num: number;
  watched_from: number;
  looked_until: number;
  due_at: number;
  deadline_at: number | null;
}

/** What was raised, each once. */
export interface ScheduleEventTable {
  site_num: number;
  dev_num: number;
  area_num: number;
  day: string;
  /** Minute of its day, -1 without one. */
  due: number;
  event: ScheduleCheck;
  /** Its row of history. */
  activity_id: string;
  noted_at: number;
}

/** Tables of supervised opening and closing hours. */
export interface SupervisionTables {
  site_supervision: SiteSupervisionTable;
  supervision_watch: SupervisionWatchTable;
  schedule_event: ScheduleEventTable;
}
