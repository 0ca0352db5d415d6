import type { CodeUse, SilentAlarm } from '../../silent-alarms/silent-alarm.schema.ts';

/** A silent alarm as it is written down. */
export interface NewSilentAlarm extends Pick<
  SilentAlarm,
  'id' | 'siteNum' | 'event' | 'code' | 'serviceType' | 'priority' | 'place'
> {
  /** Milliseconds UTC. */
  readonly at: number;
  /** What a code was given for and by whom; null of a signal. */
  readonly given: {
    readonly for: CodeUse;
    readonly by: string;
    readonly requestId: string;
  } | null;
}

/** Calls for help by a duress code and what is heard of a site meanwhile; they stand apart from history and alarms, so that no list, count or file can tell of them. */
export interface SilentAlarmRepository {
  /** Signals of one event and place are one, until somebody took it. */
  add(...alarms: readonly NewSilentAlarm[]): Promise<void>;
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
