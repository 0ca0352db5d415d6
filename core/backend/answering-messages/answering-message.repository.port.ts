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

/** What a group's inbox reaches, and what its list can be narrowed to. */
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

/** What is written of a change somebody made. */
export interface MessageChange {
  readonly id: string;
  readonly state: MessageState;
  readonly assignedId: string | null;
  readonly assignedTo: string | null;
  readonly outcome: MessageOutcome | null;
  readonly by: string;
  readonly at: number;
}

/** A note, or what was done. */
export interface NewMessageEntry {
  readonly id: string;
  readonly messageId: string;
  readonly at: number;
  readonly kind: 'note' | 'act';
  readonly by: string | null;
  readonly text: string;
}

/** A try of delivering; `outboxId` where the portal sends it and the result follows. */
export interface NewDelivery {
  readonly id: string;
  readonly messageId: string;
  readonly at: number;
  readonly channel: DeliveryChannel;
  readonly person: string;
  readonly result: DeliveryResult | null;
  readonly outboxId: string | null;
}

/** Somebody a message can be given or sent to. */
export interface ReachedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** A message as it comes in; its site is found by the transmitter code, then by the number to call back. */
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

/** A message that came in, with the number it got. */
export interface TakenMessage {
  readonly id: string;
  readonly num: number;
  readonly siteGroupNum: number;
  readonly siteNum: number | null;
}

/** Messages of the answering service (domain guide 6.8 a). A group without the service has none: everything of it answers as if it were not there. */
export interface AnsweringMessageRepository {
  /** Null without the service. */
  overview(siteGroupNum: number): Promise<AnsweringOverview | null>;
  /** Only how many; null without the service. */
  counts(siteGroupNum: number): Promise<MessageCounts | null>;
  /** One page, the newest first unless said; `whole` carries the texts whole. */
  page(
    overview: Pick<AnsweringOverview, 'groups' | 'timeZone' | 'counts'>,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly whole: boolean },
  ): Promise<{ readonly messages: MessageRow[]; readonly total: number }>;
  /** One whole; null outside of the group and its branches. */
  read(id: string, siteGroupNum: number, now: number): Promise<MessageDetail | null>;
  /** Held with the service request it stands for. */
  lock(id: string, siteGroupNum: number): Promise<LockedMessage | null>;
  /** Writes what somebody did; the service request follows. */
  put(change: MessageChange): Promise<void>;
  /** False where there is one with this id. */
  addEntry(entry: NewMessageEntry): Promise<boolean>;
  /** Those with a new id. */
  addDeliveries(deliveries: readonly NewDelivery[]): Promise<readonly string[]>;
  /** Somebody of the group of a message; null where nobody is. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  /** Which of these groups have the service, themselves or by a group above. */
  served(siteGroupNums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Messages as they came in, in their order; numbers run up in each group. */
  take(messages: readonly NewMessage[]): Promise<readonly TakenMessage[]>;
  /** The newest message of each counter of a receiver, held. */
  byCounters(receiverId: string, counters: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The group of one that a receiver names by its number; null where nobody has it. */
  byNumber(siteGroupNum: number, num: number): Promise<string | null>;
  /** Holds those that exist, in the order of their ids. */
  holdAll(ids: readonly string[]): Promise<
    readonly {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly state: MessageState;
      readonly siteNum: number | null;
    }[]
  >;
  /** What the service says of a message: no person changed it, so that nobody's editing is stale. */
  setState(id: string, state: MessageState, heldUntil: number | null): Promise<void>;
  /** Messages for customers' service requests, where their dealer has the service. */
  takeRequests(
    requests: readonly {
      readonly id: string;
      readonly serviceRequestId: string;
      readonly panel: string | null;
    }[],
  ): Promise<readonly TakenMessage[]>;
  /** The hours of every group that has messages held until it opens, from a moment on; one statement. */
  hoursOfHeld(from: number): Promise<readonly StoredOpenHours[]>;
  /** Puts back what was held until now, and what is held in groups that are open. */
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
