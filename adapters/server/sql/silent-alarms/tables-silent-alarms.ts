import type { CodeUse } from '#core/silent-alarms/silent-alarm.schema.ts';

/** A call for help by a duress code, or an alarm of a site that is on test under duress; for the station and staff alone. */
export interface SilentAlarmTable {
  id: string;
  site_num: number;
  at: number;
  /** What the code was given for; null of an alarm. */
  given_for: CodeUse | null;
  given_by: string | null;
  event: string;
  code: string;
  service_type: string;
  priority: number;
  /** The place that sent it, as people call it. */
  place: string | null;
  request_id: string;
  taken_at: number | null;
  taken_by: string | null;
}

export interface SilentAlarmTables {
  silent_alarm: SilentAlarmTable;
}
