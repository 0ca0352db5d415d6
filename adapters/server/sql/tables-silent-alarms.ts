import type { CodeUse } from '#core/silent-alarms/silent-alarm.schema.ts';

/** A call for help by a duress code, for the station and staff alone. */
export interface SilentAlarmTable {
  id: string;
  site_num: number;
  at: number;
  given_for: CodeUse;
  given_by: string;
  request_id: string;
  taken_at: number | null;
  taken_by: string | null;
}

export interface SilentAlarmTables {
  silent_alarm: SilentAlarmTable;
}
