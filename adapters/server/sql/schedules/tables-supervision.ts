import type { ScheduleCheck } from '#core/schedules/schedule-check.ts';

/** When the deadlines of a site are checked next. */
export interface SupervisionWatchTable {
  site_num: number;
  watched_from: number;
  looked_until: number;
  due_at: number;
  deadline_at: number | null;
  /** When the next required closing within two days is due. */
  closing_at: number | null;
}

/** A raised supervision event, stored so that it is raised only once. */
export interface ScheduleEventTable {
  site_num: number;
  dev_num: number;
  area_num: number;
  day: string;
  /** The due time in minutes of the day; -1 if the event has none. */
  due: number;
  event: ScheduleCheck;
  /** Id of the event's history row. */
  activity_id: string;
  noted_at: number;
}

/** Tables of schedule supervision. */
export interface SupervisionTables {
  supervision_watch: SupervisionWatchTable;
  schedule_event: ScheduleEventTable;
}
