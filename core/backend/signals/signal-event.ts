import type { ActivityKind } from '../../alarms/activity-kind.ts';
import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';

/** The meaning of a signal at one account, by its zone definitions (domain guide 7.2, 6.3). */
export interface SignalEvent {
  readonly kind: ActivityKind;
  /** The meaning as text, with the zone's own description if it is defined. */
  readonly text: string;
  /** The code as sent: three digits or two letters. */
  readonly code: string;
  readonly serviceType: ServiceType;
  readonly priority: number;
  readonly condition: SignalMeaning['condition'];
  readonly arming: SignalMeaning['arming'];
  /** The kind of condition while it lasts. For example, a restore of a trouble has `trouble`. */
  readonly lasts: 'alarm' | 'trouble' | 'bypass' | 'none';
  /** True if the signal bypasses its zone until a restore (domain guide 6.3 "Bypassed"). */
  readonly bypasses: boolean;
  /** The default reaction of the monitoring center. Signals on test or undefined ones are only logged. */
  readonly reaction: 'alarm' | 'notify' | 'cancel' | 'log';
  /** True if contacts are notified only when the condition lasts (domain guide 7.2 "log 2 h, then notify by day"). */
  readonly notifiedLater: boolean;
  /** The account's area of the zone, even if another area was sent. */
  readonly areaNum: number | null;
  /** The area that was sent, if it differs from the zone's; otherwise null. */
  readonly sentArea: number | null;
  readonly zone: string | null;
  /** Id of the zone's definition; null if there is none. */
  readonly zoneId: string | null;
  readonly zoneText: string | null;
  readonly user: string | null;
  /** False if neither a zone nor a code table defines the signal (domain guide 3 "Not on file"). */
  readonly defined: boolean;
  /** True if the signal is acted on: defined signals, and codes of life safety or hold-up in any case. */
  readonly acted: boolean;
  /** True for duress and hold-up, which customers must not know of before the owner was notified. */
  readonly withheld: boolean;
}

/** A signal as it reaches one device. */
export interface IncomingSignal {
  /** Id of the signal's row in history. */
  readonly id: string;
  /** When the receiver took the signal; never later than now. */
  readonly at: number;
  readonly panelAt: number | null;
  readonly receiverId: string | null;
  readonly line: string | null;
  readonly raw: string | null;
  /** The reason why the signal could not be read; absent if it could. */
  readonly comment?: string;
  readonly event: SignalEvent;
  /** True if a running test covers the signal, so that it is logged but not acted on. */
  readonly onTest: boolean;
}
