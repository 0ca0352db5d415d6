import type { CodeUse } from '#core/silent-alarms/silent-alarm.schema.ts';

/** A call for help by a duress code, or an alarm of a site placed on test under duress. Only the monitoring center and staff may see it. */
export interface SilentAlarmTable {
  id: string;
  site_num: number;
  at: number;
  /** The action the code was given for; null for an alarm. */
  given_for: CodeUse | null;
  given_by: string | null;
  event: string;
  code: string;
  service_type: string;
  priority: number;
  /** The device or zone that sent it, under its display name. */
  place: string | null;
  request_id: string;
  taken_at: number | null;
  taken_by: string | null;
}

export interface SilentAlarmTables {
  silent_alarm: SilentAlarmTable;
}
