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

/** The groups, counts and filter choices of a group's inbox. */
export interface AnsweringOverview extends Pick<
  MessagePage,
  'timeZone' | 'counts' | 'sites' | 'people'
> {
  /** The group itself and its branches. */
  readonly groups: readonly number[];
}

/** A message that is locked until the transaction ends; instants are milliseconds UTC. */
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

/** The stored fields of a change a person made to a message. */
export interface MessageChange {
  readonly id: string;
  readonly state: MessageState;
  readonly assignedId: string | null;
  readonly assignedTo: string | null;
  readonly outcome: MessageOutcome | null;
  readonly by: string;
  readonly at: number;
}

/** A line beside a message: a note, or an action that was taken. */
export interface NewMessageEntry {
  readonly id: string;
  readonly messageId: string;
  readonly at: number;
  readonly kind: 'note' | 'act';
  readonly by: string | null;
  readonly text: string;
}

/** An attempt to deliver a message. `outboxId` is set if the portal sends it itself and the result follows later. */
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

/** A message as it arrives. Its site is found by the transmitter code, otherwise by the callback number. */
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

/** A message that was stored, with the number it received. */
export interface TakenMessage {
  readonly id: string;
  readonly num: number;
  readonly siteGroupNum: number;
  readonly siteNum: number | null;
}

/** Messages of the answering service (domain guide 6.8 a). A group without the service has none; its messages are never found. */
export interface AnsweringMessageRepository {
  /** Returns null for a group without the service. */
  overview(siteGroupNum: number): Promise<AnsweringOverview | null>;
  /** Returns only the counts; null for a group without the service. */
  counts(siteGroupNum: number): Promise<MessageCounts | null>;
  /** Returns one page, newest first by default. With `whole`, texts are not shortened. */
  page(
    overview: Pick<AnsweringOverview, 'groups' | 'timeZone' | 'counts'>,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly whole: boolean },
  ): Promise<{ readonly messages: MessageRow[]; readonly total: number }>;
  /** Returns one message with its full text; null if it is outside the group and its branches. */
  read(id: string, siteGroupNum: number, now: number): Promise<MessageDetail | null>;
  /** Locks a message together with its service request. */
  lock(id: string, siteGroupNum: number): Promise<LockedMessage | null>;
  /** Stores a person's change of a message and updates its service request. */
  put(change: MessageChange): Promise<void>;
  /** Returns false if an entry with this id exists. */
  addEntry(entry: NewMessageEntry): Promise<boolean>;
  /** Stores deliveries and returns the ids that were new. */
  addDeliveries(deliveries: readonly NewDelivery[]): Promise<readonly string[]>;
  /** Returns a person in the group of a message; null if there is no such person. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  /** Returns the groups among these that have the service, either their own or from a group above. */
  served(siteGroupNums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Stores messages in the order they arrived. Numbers increase within each group. */
  take(messages: readonly NewMessage[]): Promise<readonly TakenMessage[]>;
  /** Returns and locks the newest message for each of a receiver's counters. */
  byCounters(receiverId: string, counters: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Finds the message that a receiver names by its number in a group; null if there is none. */
  byNumber(siteGroupNum: number, num: number): Promise<string | null>;
  /** Locks the messages that exist, in the order of their ids. */
  holdAll(ids: readonly string[]): Promise<
    readonly {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly state: MessageState;
      readonly siteNum: number | null;
    }[]
  >;
  /**
   * Stores a state reported by the service. The revision stays, because no person changed the message and an open edit
   * must not become stale.
   */
  setState(id: string, state: MessageState, heldUntil: number | null): Promise<void>;
  /** Creates messages for customers' service requests whose dealer has the service. */
  takeRequests(
    requests: readonly {
      readonly id: string;
      readonly serviceRequestId: string;
      readonly panel: string | null;
    }[],
  ): Promise<readonly TakenMessage[]>;
  /** Returns, in one statement, the opening hours from `from` on of every group that has messages held until it opens. */
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
