import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';
import type { AlarmWork } from './work-alarm.rule.ts';

export interface SignalEntry {
  readonly kind: 'signal';
  /** Increasing 64-bit counter as decimal digits. Entries with the same counter are repeats of one entry. */
  readonly counter: string;
  /** Original text of an unreadable counter. An entry with an unreadable counter is identified by its content. */
  readonly sentCounter?: string;
  /** Remarks about the parts of the signal that were ignored. */
  readonly notes?: readonly string[];
  /** Transmitter code; null if `text` contains the account. */
  readonly xmit: string | null;
  /** When the receiver got the signal, in milliseconds UTC; null means now. */
  readonly receivedAt: number | null;
  readonly panelAt: number | null;
  readonly line: string | null;
  /** Phone number that the panel called from; absent if the receiver did not see one. */
  readonly callerId?: string | null;
  /** Null if the sender did not send a known format. The format is then detected from `text`. */
  readonly format: 'CID' | 'SIA' | 'DC-09' | null;
  readonly text: string;
}

/**
 * Identifies an alarm by its alarm number or by the counter of one of its signals. Without `receiver`, the counter belongs
 * to the sending receiver.
 */
export type AlarmName =
  | { readonly num: number }
  | { readonly receiver?: string | null; readonly counter: string };

/** An operator's action on an alarm, as the automation system submits it. */
export interface ActionEntry {
  readonly kind: 'action';
  readonly counter: string;
  readonly alarm: AlarmName;
  readonly at: number | null;
  readonly action: OperatorAction;
  readonly operator: string | null;
  readonly contact: string | null;
  readonly comment: string | null;
  readonly disposition: Disposition | null;
  readonly avs: number | null;
  readonly holdUntil: number | null;
  readonly newPriority: number | null;
}

/**
 * State of an alarm, from an automation system that does not report single actions (domain guide 10 "Alarm"). Repeated or
 * outdated reports change nothing.
 */
export interface StateEntry extends Pick<
  ActionEntry,
  'counter' | 'alarm' | 'at' | 'operator' | 'disposition' | 'newPriority'
> {
  readonly kind: 'state';
  readonly state: AlarmWork['state'];
  /** End of the hold, for an alarm on hold; null for any other alarm. */
  readonly holdUntil: number | null;
}

/**
 * Outcome of a submitted entry. `kept`: took effect. `repeated`: was submitted before. `notOnFile`: belongs to no account.
 * `unreadable`: could not be read, with the reason.
 */
export interface Outcome {
  readonly counter: string;
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'unreadable';
  readonly message: string | null;
}

/**
 * Identifies an entry of a receiver. The identity includes a digest of the content, because a restarted receiver uses its
 * counters again for other content.
 */
export interface EntryClaim {
  readonly counter: string;
  readonly digest: string;
  /** When the receiver got the entry; null if not stated. */
  readonly receivedAt: number | null;
  /** Milliseconds for which the same content counts as a repeat if the receiver sent no time; one day if absent. */
  readonly repeatsFor?: number;
}

/** An invalid entry with the reason. `counter` is the counter as sent, which may itself be invalid. */
export interface FaultyEntry {
  readonly kind: 'faulty';
  readonly counter: string;
  readonly message: string;
  /** The sent text, shown to the provider's staff; absent if the text is not stored. */
  readonly text?: string;
}

export type BatchEntry = SignalEntry | ActionEntry | StateEntry | FaultyEntry;

/**
 * Outcome of an entry, with the alarm that the entry opened or refers to. An `unreadable` or `notOnFile` entry may be sent
 * again with the same counter, unless the entry is in a site's history.
 */
export interface EntryOutcome extends Outcome {
  readonly alarmNum: number | null;
  /** Present if an unreadable entry took effect anyway, so sending the entry again counts as a repeat. */
  readonly stands?: true;
}
