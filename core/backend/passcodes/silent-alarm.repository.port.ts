import type { CodeUse, SilentAlarm } from '../../silent-alarms/silent-alarm.schema.ts';

/** A silent alarm to be stored. */
export interface NewSilentAlarm extends Pick<
  SilentAlarm,
  'id' | 'siteNum' | 'event' | 'code' | 'serviceType' | 'priority' | 'place'
> {
  /** Milliseconds UTC. */
  readonly at: number;
  /** The purpose for which a code was given, and by whom; null for a signal. */
  readonly given: {
    readonly for: CodeUse;
    readonly by: string;
    readonly requestId: string;
  } | null;
}

/**
 * Silent alarms from duress codes, and signals of such a site. They are stored apart from history and alarms, so that no
 * list, count or file reveals them.
 */
export interface SilentAlarmRepository {
  /** Adds silent alarms. Signals of one event and location are merged until a staff member takes the alarm. */
  add(...alarms: readonly NewSilentAlarm[]): Promise<void>;
  /** Returns waiting alarms, then those taken since `takenSince`, each newest first; at most `limit`. */
  list(asked: {
    readonly now: number;
    readonly takenSince: number;
    readonly limit: number;
  }): Promise<readonly SilentAlarm[]>;
  /** Assigns an alarm to a staff member. Returns false if it does not exist; an alarm taken before stays with its first taker. */
  take(id: string, by: string, at: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly silentAlarms: SilentAlarmRepository;
  }
}
