import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';
import type { AlarmWork } from './work-alarm.rule.ts';

/** A signal as a receiver submits it. */
export interface SignalEntry {
  readonly kind: 'signal';
  /** An ever-increasing 64-bit counter in decimal digits. The same number means the same entry. */
  readonly counter: string;
  /** The text sent in place of an unreadable counter. The entry is then identified by its content. */
  readonly sentCounter?: string;
  /** Remarks about the parts of the signal that were ignored. */
  readonly notes?: readonly string[];
  /** Transmitter code; null if the text itself names the account. */
  readonly xmit: string | null;
  /** When the receiver took the signal, in milliseconds UTC; null means now. */
  readonly receivedAt: number | null;
  readonly panelAt: number | null;
  readonly line: string | null;
  /** The number that the panel called from, as the receiver saw it; absent if it saw none. */
  readonly callerId?: string | null;
  /** Null if the sender names no known format. The text itself shows the format. */
  readonly format: 'CID' | 'SIA' | 'DC-09' | null;
  readonly text: string;
}

/** Names an alarm by its number or by the counter of one of its signals. The signal is from this receiver or from the named one. */
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
 * The state of an alarm, from an automation system that reports no actions (domain guide 10 "Alarm"). A repeated or late
 * report changes nothing.
 */
export interface StateEntry extends Pick<
  ActionEntry,
  'counter' | 'alarm' | 'at' | 'operator' | 'disposition' | 'newPriority'
> {
  readonly kind: 'state';
  readonly state: AlarmWork['state'];
  /** When the hold ends, for an alarm on hold; otherwise null. */
  readonly holdUntil: number | null;
}

/**
 * The outcome of a receiver's entry: `kept` took effect, `repeated` arrived before, `notOnFile` belongs to no account,
 * `unreadable` comes with a reason.
 */
export interface Outcome {
  readonly counter: string;
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'unreadable';
  readonly message: string | null;
}

/**
 * Distinguishes an entry of a receiver from all others. A receiver that restarts its counter sends other content under a
 * counter it has used.
 */
export interface EntryClaim {
  readonly counter: string;
  /** Digest of the entry's content. */
  readonly digest: string;
  /** When the receiver took the entry; null if not stated. */
  readonly receivedAt: number | null;
  /** For how long the same content without a receiver's time counts as a repeat, in milliseconds; a day if absent. */
  readonly repeatsFor?: number;
}

/** Something that is not a valid entry, with the reason. `counter` is whatever was sent as its counter. */
export interface FaultyEntry {
  readonly kind: 'faulty';
  readonly counter: string;
  readonly message: string;
  /** The text that was sent, for the provider's staff; absent if it is not stored. */
  readonly text?: string;
}

export type BatchEntry = SignalEntry | ActionEntry | StateEntry | FaultyEntry;

/**
 * The outcome of an entry, with the alarm that it opened or refers to. An `unreadable` or `notOnFile` entry may be sent
 * again under its counter, unless it is in the history of a site.
 */
export interface EntryOutcome extends Outcome {
  readonly alarmNum: number | null;
  /** Present if the entry could not be read but took effect anyway. Sending it again is a repeat. */
  readonly stands?: true;
}
