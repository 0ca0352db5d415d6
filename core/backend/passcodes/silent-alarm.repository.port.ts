import type { CodeUse, SilentAlarm } from '../../silent-alarms/silent-alarm.schema.ts';

export interface NewSilentAlarm extends Pick<
  SilentAlarm,
  'id' | 'siteNum' | 'event' | 'code' | 'serviceType' | 'priority' | 'place'
> {
  /** Time of the alarm, milliseconds UTC. */
  readonly at: number;
  /** Who gave the duress code, and for which purpose; null if the alarm came from a signal. */
  readonly given: {
    readonly for: CodeUse;
    readonly by: string;
    readonly requestId: string;
  } | null;
}

/**
 * Stores silent alarms from duress codes, and from signals of sites under duress. Silent alarms are stored apart from
 * history and alarms, so that no list, count or file reveals them.
 */
export interface SilentAlarmRepository {
  /** Adds silent alarms. Signals with the same event and location are merged until a staff member takes the alarm. */
  add(...alarms: readonly NewSilentAlarm[]): Promise<void>;
  /** Returns at most `limit` alarms: waiting ones first, then those taken since `takenSince`, each newest first. */
  list(asked: {
    readonly now: number;
    readonly takenSince: number;
    readonly limit: number;
  }): Promise<readonly SilentAlarm[]>;
  /** Assigns an alarm to a staff member, unless it is assigned already. Returns false if the alarm does not exist. */
  take(id: string, by: string, at: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly silentAlarms: SilentAlarmRepository;
  }
}
