import type { ScheduleCheck } from '#core/schedules/schedule-check.ts';

/** When the deadlines of a site are checked next. */
export interface SupervisionWatchTable {
  site_num: number;
  watched_from: number;
  looked_until: number;
  due_at: number;
  deadline_at: number | null;
  /** The next required closing within two days. */
  closing_at: number | null;
}

/** The supervision events raised, each once. */
export interface ScheduleEventTable {
  site_num: number;
  dev_num: number;
  area_num: number;
  day: string;
  /** The due time as a minute of the day; -1 if there is none. */
  due: number;
  event: ScheduleCheck;
  /** The history row of the event. */
  activity_id: string;
  noted_at: number;
}

/** Tables of supervised opening and closing hours. */
export interface SupervisionTables {
  supervision_watch: SupervisionWatchTable;
  schedule_event: ScheduleEventTable;
}
