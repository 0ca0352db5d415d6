import type { CodeUse } from '#core/silent-alarms/silent-alarm.schema.ts';

/**
 * A call for help with a duress code, or an alarm of a site placed on test under duress. Visible only to the monitoring
 * center and staff.
 */
export interface SilentAlarmTable {
  id: string;
  site_num: number;
  at: number;
  /** The action for which the code was given; null if the row is about an alarm. */
  given_for: CodeUse | null;
  given_by: string | null;
  event: string;
  code: string;
  service_type: string;
  priority: number;
  /** Display name of the device or zone that sent the alarm. */
  place: string | null;
  request_id: string;
  taken_at: number | null;
  taken_by: string | null;
}

export interface SilentAlarmTables {
  silent_alarm: SilentAlarmTable;
}
