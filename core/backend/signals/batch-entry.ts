import type { Disposition, OperatorAction } from '../../signals/operator-action.ts';
import type { AlarmWork } from './work-alarm.rule.ts';

/** A signal as a receiver hands it in. */
export interface SignalEntry {
  readonly kind: 'signal';
  /** Counts up for ever, 64 bits, in decimal digits; the same number is the same entry. */
  readonly counter: string;
  /** What stood in its place where no counter can be read; the entry is counted by what it says then. */
  readonly sentCounter?: string;
  /** What of it was passed over, in words. */
  readonly notes?: readonly string[];
  /** Transmitter code; null where the text itself names the account. */
  readonly xmit: string | null;
  /** When the receiver took it, milliseconds UTC; null = now. */
  readonly receivedAt: number | null;
  readonly panelAt: number | null;
  readonly line: string | null;
  /** The number the panel called from, as the receiver saw it; left out where it saw none. */
  readonly callerId?: string | null;
  /** Null where it is not named by a word we know; the text shows it. */
  readonly format: 'CID' | 'SIA' | 'DC-09' | null;
  readonly text: string;
}

/** By its number, or by the counter of one of its signals, which this receiver sent or the one that is named. */
export type AlarmName =
  | { readonly num: number }
  | { readonly receiver?: string | null; readonly counter: string };

/** What an operator did about an alarm, as the automation system hands it in. */
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

/** How an alarm stands, from an automation system that tells no actions (domain guide 10 "Alarm"); told again, or late, it changes nothing. */
export interface StateEntry extends Pick<
  ActionEntry,
  'counter' | 'alarm' | 'at' | 'operator' | 'disposition' | 'newPriority'
> {
  readonly kind: 'state';
  readonly state: AlarmWork['state'];
  /** Of one that is on hold, until when; null otherwise. */
  readonly holdUntil: number | null;
}

/** What became of an entry of a receiver: `kept` it took effect, `repeated` it had come before, `notOnFile` nobody owns what it is about, `unreadable` with the reason. */
export interface Outcome {
  readonly counter: string;
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'unreadable';
  readonly message: string | null;
}

/** What tells an entry of a receiver from every other one: a receiver that counts anew says something else under a counter it had. */
export interface EntryClaim {
  readonly counter: string;
  /** Of what it says. */
  readonly digest: string;
  /** When its receiver took it; null where it does not say. */
  readonly receivedAt: number | null;
  /** For how long the same without a receiver's time is a repeat, milliseconds; left out = a day. */
  readonly repeatsFor?: number;
}

/** Something that is no entry, and why; its counter is what it sent as such. */
export interface FaultyEntry {
  readonly kind: 'faulty';
  readonly counter: string;
  readonly message: string;
  /** What was sent, for the provider's staff; left out where nobody keeps it. */
  readonly text?: string;
}

export type BatchEntry = SignalEntry | ActionEntry | StateEntry | FaultyEntry;

/** What became of an entry, with the alarm it made or is about. What is `unreadable` or `notOnFile` may be sent again under its counter, unless it stands in the history of a site. */
export interface EntryOutcome extends Outcome {
  readonly alarmNum: number | null;
  /** It could not be read and took effect all the same: the same again is a repeat. */
  readonly stands?: true;
}
