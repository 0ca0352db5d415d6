import type { FaultyEntry, Outcome } from '../signals/batch-entry.ts';
import type {
  DeliveryChannel,
  DeliveryResult,
  MessageCategory,
  MessagePriority,
} from '../../answering-messages/message-detail.schema.ts';

/** Identifies a message by its number in a group, or by the counter under which the receiver submitted it. */
export type MessageName =
  | { readonly siteGroupNum: number; readonly num: number }
  | { readonly counter: string };

/** A message taken by an agent of the answering service. Instants are milliseconds UTC. */
export interface MessageEntry {
  readonly kind: 'message';
  readonly counter: string;
  readonly siteGroupNum: number;
  readonly receivedAt: number | null;
  readonly takenBy: string;
  readonly callerName: string;
  readonly callback: string | null;
  readonly xmit: string | null;
  readonly category: MessageCategory;
  readonly priority: MessagePriority;
  readonly text: string;
  readonly state: 'New' | 'Escalated' | 'Held until open';
  readonly heldUntil: number | null;
  readonly recordingUrl: string | null;
}

/** An attempt to deliver a message, as the answering service reports it. */
export interface TryEntry {
  readonly kind: 'try';
  readonly counter: string;
  readonly message: MessageName;
  readonly at: number | null;
  readonly channel: DeliveryChannel;
  readonly person: string;
  readonly result: DeliveryResult;
}

/** A message state, as the answering service reports it. */
export interface StandingEntry {
  readonly kind: 'state';
  readonly counter: string;
  readonly message: MessageName;
  readonly state: 'Escalated' | 'Held until open' | 'Closed';
  readonly heldUntil: number | null;
}

/** One entry of a batch that the answering service submits. */
export type AnsweringEntry = MessageEntry | TryEntry | StandingEntry | FaultyEntry;

/** The outcome of a batch entry, with the number of the message that the entry created or refers to. */
export interface MessageEntryOutcome extends Outcome {
  readonly num: number | null;
}
