import type { Answer } from '../kernel/result.ts';
import type { SilentAlarm } from './silent-alarm.schema.ts';

/** Silent alarms, as staff see them. */
export interface SilentAlarmGateway {
  /** Those that wait, and those taken within a day; the newest first. */
  list(): Answer<{ readonly alarms: readonly SilentAlarm[] }>;
  /** Somebody of the station works it. */
  take(id: string): Answer<object>;
}
