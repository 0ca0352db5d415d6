import type { ActivityKind } from '../../alarms/activity-kind.ts';
import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';

/** Meaning of a signal at one account, by the account's zone definitions (domain guide 7.2, 6.3). */
export interface SignalEvent {
  readonly kind: ActivityKind;
  /** Meaning as text, with the description of the zone if the zone is defined. */
  readonly text: string;
  /** The signal code as sent: three digits or two letters. */
  readonly code: string;
  readonly serviceType: ServiceType;
  readonly priority: number;
  readonly condition: SignalMeaning['condition'];
  readonly arming: SignalMeaning['arming'];
  /** Kind of the condition that the signal starts or ends. The restore of a trouble also has `trouble`. */
  readonly lasts: 'alarm' | 'trouble' | 'bypass' | 'none';
  /** True if the signal bypasses its zone until a restore (domain guide 6.3 "Bypassed"). */
  readonly bypasses: boolean;
  /** Default reaction of the monitoring center. Undefined signals and signals during a test are only logged. */
  readonly reaction: 'alarm' | 'notify' | 'cancel' | 'log';
  /** True if contacts are notified only once the condition has lasted a while (domain guide 7.2 "log 2 h, then notify by day"). */
  readonly notifiedLater: boolean;
  /** Area of the zone as the account defines it, even if another area was sent. */
  readonly areaNum: number | null;
  /** Area that was sent, if it differs from the zone's defined area; otherwise null. */
  readonly sentArea: number | null;
  readonly zone: string | null;
  /** Id of the zone's definition; null if there is none. */
  readonly zoneId: string | null;
  readonly zoneText: string | null;
  readonly user: string | null;
  /** False if no zone and no code table defines the signal (domain guide 3 "Not on file"). */
  readonly defined: boolean;
  /** True if the signal is acted on: the signal is defined, or its code is life safety or hold-up. */
  readonly acted: boolean;
  /** True for duress and hold-up, because customers must not see the signal before the owner was notified. */
  readonly withheld: boolean;
}

export interface IncomingSignal {
  /** Id of the signal's history row. */
  readonly id: string;
  /** When the receiver got the signal; never in the future. */
  readonly at: number;
  readonly panelAt: number | null;
  readonly receiverId: string | null;
  readonly line: string | null;
  readonly raw: string | null;
  /** Reason why the signal could not be read; absent if the signal was readable. */
  readonly comment?: string;
  readonly event: SignalEvent;
  /** True if a running test covers the signal. The signal is then logged but not acted on. */
  readonly onTest: boolean;
}
