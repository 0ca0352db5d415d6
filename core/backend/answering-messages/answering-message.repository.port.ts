import type { StoredOpenHours } from '../business-hours/business-hours.repository.port.ts';
import type {
  DeliveryChannel,
  DeliveryResult,
  MessageCategory,
  MessageCounts,
  MessageDetail,
  MessageOutcome,
  MessagePage,
  MessagePriority,
  MessageRow,
} from '../../answering-messages/message-detail.schema.ts';
import type { MessageState } from '../../answering-messages/message-state.rule.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';

/** The group numbers, message counts and filter choices of a group's inbox. */
export interface AnsweringOverview extends Pick<
  MessagePage,
  'timeZone' | 'counts' | 'sites' | 'people'
> {
  /** Numbers of the group itself and its branches. */
  readonly groups: readonly number[];
}

/** A message locked until the transaction ends. Instants are milliseconds UTC. */
export interface LockedMessage {
  readonly id: string;
  readonly rev: number;
  readonly siteGroupNum: number;
  readonly num: number;
  readonly callerName: string;
  readonly siteNum: number | null;
  readonly siteName: string | null;
  readonly callback: string | null;
  readonly category: MessageCategory;
  readonly priority: MessagePriority;
  readonly text: string;
  readonly receivedAt: number;
  readonly timeZone: string;
  readonly state: MessageState;
  readonly assignedId: string | null;
  readonly assignedTo: string | null;
  readonly changedBy: string | null;
  readonly changedAt: number | null;
  readonly serviceRequestId: string | null;
}

/** The fields that a person's change of a message writes. */
export interface MessageChange {
  readonly id: string;
  readonly state: MessageState;
  readonly assignedId: string | null;
  readonly assignedTo: string | null;
  readonly outcome: MessageOutcome | null;
  readonly by: string;
  readonly at: number;
}

/** An entry in a message's log: a note, or an action that was taken. */
export interface NewMessageEntry {
  readonly id: string;
  readonly messageId: string;
  readonly at: number;
  readonly kind: 'note' | 'act';
  readonly by: string | null;
  readonly text: string;
}

/** An attempt to deliver a message. If the portal itself sends the message, `outboxId` is set and the result is stored later. */
export interface NewDelivery {
  readonly id: string;
  readonly messageId: string;
  readonly at: number;
  readonly channel: DeliveryChannel;
  readonly person: string;
  readonly result: DeliveryResult | null;
  readonly outboxId: string | null;
}

/** A person to whom a message can be assigned or sent. */
export interface ReachedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * A message as the answering service submits it. The portal finds the message's site by the transmitter code, or else by
 * the callback number.
 */
export interface NewMessage {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly receivedAt: number;
  readonly takenBy: string;
  readonly callerName: string;
  readonly callback: string | null;
  readonly xmit: string | null;
  readonly category: MessageCategory;
  readonly priority: MessagePriority;
  readonly text: string;
  readonly state: MessageState;
  readonly heldUntil: number | null;
  readonly recordingUrl: string | null;
  readonly receiverId: string | null;
  readonly receiverCounter: string | null;
}

/** A message that was just stored, with its assigned number. */
export interface TakenMessage {
  readonly id: string;
  readonly num: number;
  readonly siteGroupNum: number;
  readonly siteNum: number | null;
}

/** Stores messages of the answering service (domain guide 6.8 a). Messages of a group without the answering service are never found. */
export interface AnsweringMessageRepository {
  /** Returns the group numbers, counts and filter choices of an inbox; null for a group without the answering service. */
  overview(siteGroupNum: number): Promise<AnsweringOverview | null>;
  /** Returns only the message counts; null for a group without the answering service. */
  counts(siteGroupNum: number): Promise<MessageCounts | null>;
  /** Returns one page of messages, newest first by default. If `whole` is true, message texts are not shortened. */
  page(
    overview: Pick<AnsweringOverview, 'groups' | 'timeZone' | 'counts'>,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly whole: boolean },
  ): Promise<{ readonly messages: MessageRow[]; readonly total: number }>;
  /** Returns one message with its full text; null if the message is outside the group and its branches. */
  read(id: string, siteGroupNum: number, now: number): Promise<MessageDetail | null>;
  /** Locks a message together with its service request. */
  lock(id: string, siteGroupNum: number): Promise<LockedMessage | null>;
  /** Stores a person's change of a message, and updates the message's service request. */
  put(change: MessageChange): Promise<void>;
  /** Adds an entry to a message's log. Returns false if an entry with this id exists. */
  addEntry(entry: NewMessageEntry): Promise<boolean>;
  /** Stores deliveries and returns the ids of those that were new. */
  addDeliveries(deliveries: readonly NewDelivery[]): Promise<readonly string[]>;
  /** Returns a person of the group by id; null if the group has no such person. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  /** Returns which of these groups have the answering service, directly or through a parent group. */
  served(siteGroupNums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Stores messages in the order they arrived. Message numbers increase within each group. */
  take(messages: readonly NewMessage[]): Promise<readonly TakenMessage[]>;
  /** Locks the newest message for each of a receiver's counters, and returns message ids by counter. */
  byCounters(receiverId: string, counters: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the id of the message with this number in the group; null if there is none. */
  byNumber(siteGroupNum: number, num: number): Promise<string | null>;
  /** Locks the existing messages among `ids`, in the order of their ids. */
  holdAll(ids: readonly string[]): Promise<
    readonly {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly state: MessageState;
      readonly siteNum: number | null;
    }[]
  >;
  /**
   * Stores a state that the answering service reported. The message's revision stays the same, so that a person's open
   * edit does not become stale.
   */
  setState(id: string, state: MessageState, heldUntil: number | null): Promise<void>;
  /** Creates messages from customers' service requests, if the dealer has the answering service. */
  takeRequests(
    requests: readonly {
      readonly id: string;
      readonly serviceRequestId: string;
      readonly panel: string | null;
    }[],
  ): Promise<readonly TakenMessage[]>;
  /** For every group with messages that are held until the group opens, returns the business hours from `from` on. Runs one statement. */
  hoursOfHeld(from: number): Promise<readonly StoredOpenHours[]>;
  /** Releases messages whose hold time is over, and messages held in groups that are open now. */
  releaseDue(
    now: number,
    openGroups: readonly number[],
    limit: number,
  ): Promise<readonly TakenMessage[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly answeringMessages: AnsweringMessageRepository;
  }
}
