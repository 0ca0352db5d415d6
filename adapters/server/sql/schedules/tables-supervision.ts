import type { ScheduleCheck } from '#core/schedules/schedule-check.ts';

/** When the deadlines of a site are looked at next. */
export interface SupervisionWatchTable {
  site_num: number;
  watched_from: number;
  looked_until: number;
  due_at: number;
  deadline_at: number | null;
  /** When it must be closed next, of two days. */
  closing_at: number | null;
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
  supervision_watch: SupervisionWatchTable;
  schedule_event: ScheduleEventTable;
}
