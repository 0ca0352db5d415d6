import type { ActivityKind } from '../../alarms/activity-kind.ts';
import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';

/** What a signal means at one account, its zone definitions asked (domain guide 7.2, 6.3). */
export interface SignalEvent {
  readonly kind: ActivityKind;
  /** In words, with the zone's own description where one is defined. */
  readonly text: string;
  /** As sent: three digits or two letters. */
  readonly code: string;
  readonly serviceType: ServiceType;
  readonly priority: number;
  readonly condition: SignalMeaning['condition'];
  readonly arming: SignalMeaning['arming'];
  /** What its kind of condition is while it lasts; a restore of a trouble ends a trouble. */
  readonly lasts: 'alarm' | 'trouble' | 'bypass' | 'none';
  /** Its zone is left out of the system until its restore (domain guide 6.3 "Bypassed"). */
  readonly bypasses: boolean;
  /** What the centre does by default; what is on test or not defined is only logged. */
  readonly reaction: 'alarm' | 'notify' | 'cancel' | 'log';
  /** Contacts are told only if it lasts (domain guide 7.2 "log 2 h, then notify by day"). */
  readonly notifiedLater: boolean;
  /** The account's, where its zone stands in another area than was sent. */
  readonly areaNum: number | null;
  /** The area that was sent, where it is another than the zone's; null otherwise. */
  readonly sentArea: number | null;
  readonly zone: string | null;
  /** Id of the zone's definition; null without one. */
  readonly zoneId: string | null;
  readonly zoneText: string | null;
  readonly user: string | null;
  /** False where neither a zone nor a code table knew it (domain guide 3 "Not on file"). */
  readonly defined: boolean;
  /** Whether it is acted on: what is defined, and codes of life safety or hold-up in any case. */
  readonly acted: boolean;
  /** Duress or hold-up: customers may not know before the owner was told. */
  readonly withheld: boolean;
}

/** A signal as it reaches one device. */
export interface IncomingSignal {
  /** Id of its row in history. */
  readonly id: string;
  /** When the receiver took it; never later than now. */
  readonly at: number;
  readonly panelAt: number | null;
  readonly receiverId: string | null;
  readonly line: string | null;
  readonly raw: string | null;
  /** Why it could not be read; left out where it was. */
  readonly comment?: string;
  readonly event: SignalEvent;
  /** A running test covers it: logged, and nobody acts. */
  readonly onTest: boolean;
}
