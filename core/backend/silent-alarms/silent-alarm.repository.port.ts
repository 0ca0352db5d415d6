import type { CodeUse, SilentAlarm } from '../../silent-alarms/silent-alarm.schema.ts';

/** A call for help as it is written down. */
export interface NewSilentAlarm {
  readonly id: string;
  readonly siteNum: number;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly givenFor: CodeUse;
  readonly givenBy: string;
  readonly requestId: string;
}

/** Calls for help by a duress code; they stand apart from history and alarms, so that no list, count or file can tell of them. */
export interface SilentAlarmRepository {
  add(alarm: NewSilentAlarm): Promise<void>;
  /** Those that wait, then those taken since a moment, each the newest first; at most `limit`. */
  list(asked: {
    readonly now: number;
    readonly takenSince: number;
    readonly limit: number;
  }): Promise<readonly SilentAlarm[]>;
  /** False where there is none; one that somebody took before stays theirs. */
  take(id: string, by: string, at: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly silentAlarms: SilentAlarmRepository;
  }
}
