import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DeliveryChannel,
  DeliveryResult,
  MessageCategory,
  MessageOutcome,
  MessagePriority,
} from '#core/answering-messages/message-detail.schema.ts';
import type { MessageState } from '#core/answering-messages/message-state.rule.ts';

/** A message of the answering service to a dealer (domain guide 6.8 a). */
export interface AnsweringMessageTable {
  id: string;
  site_group_num: number;
  /** Consecutive message number within the group. */
  num: number;
  received_at: number;
  taken_by: string;
  caller_name: string;
  callback: string | null;
  site_num: number | null;
  dev_num: number | null;
  site_by: 'xmit' | 'phone' | null;
  category: MessageCategory;
  priority: MessagePriority;
  text: string;
  state: Generated<MessageState>;
  held_until: number | null;
  assigned_id: string | null;
  assigned_to: string | null;
  recording_url: string | null;
  outcome: MessageOutcome | null;
  withheld: Generated<boolean>;
  /** The service request of a customer from which the message was created. */
  service_request_id: string | null;
  receiver_id: string | null;
  receiver_counter: number | null;
  changed_by: string | null;
  changed_at: number | null;
  rev: Generated<number>;
  /** Search vector of the message. */
  words: unknown;
}

/** One attempt to deliver a message. `outbox_id` is set if the portal itself sent the message. */
export interface AnsweringDeliveryTable {
  id: string;
  message_id: string;
  at: number;
  channel: DeliveryChannel;
  person: string;
  result: DeliveryResult | null;
  outbox_id: string | null;
  /** Insertion order, for deliveries with the same time. */
  seq: GeneratedAlways<number>;
}

/** An internal note, or the record of an action on a message. */
export interface AnsweringEntryTable {
  id: string;
  message_id: string;
  at: number;
  kind: 'note' | 'act';
  by: string | null;
  text: string;
  seq: GeneratedAlways<number>;
}

export interface AnsweringTables {
  answering_counter: { site_group_num: number; last_num: number };
  answering_message: AnsweringMessageTable;
  answering_delivery: AnsweringDeliveryTable;
  answering_entry: AnsweringEntryTable;
}
