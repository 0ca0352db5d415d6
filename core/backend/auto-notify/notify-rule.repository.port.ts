import type { NotifyForm, NotifyRule } from '../../auto-notify/notify-rule.schema.ts';
import type { ReachedPerson } from '../answering-messages/answering-message.repository.port.ts';

/** A rule as it is stored; instants are milliseconds UTC. */
export interface StoredNotifyRule extends NotifyForm {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly timeZone: string;
  readonly enabled: boolean;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number;
}

/** An event that a rule waits for. */
export interface NotifyEvent {
  /** Unique key of the event. */
  readonly source: string;
  readonly at: number;
  readonly words: string;
  readonly messageId: string | null;
}

/** The rules of a group with the service, and the people and rotations they can name. */
export interface StoredNotifyOverview {
  readonly rules: readonly (Omit<NotifyRule, 'changedAt'> & { readonly changedAt: number })[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly rotations: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

/** The person who changes a rule, and the time. */
export interface NotifyTouch {
  readonly by: string;
  readonly now: number;
}

/** Notices of a rule that are due, locked until the transaction ends. */
export interface DueNotices {
  readonly rule: StoredNotifyRule;
  readonly notices: readonly NotifyEvent[];
}

/** Stores rules of automatic notifications and their notices (domain guide 6.8 c). */
export interface NotifyRuleRepository {
  /** Returns null for a group without the service. The counts cover the time since `since`. */
  overview(siteGroupNum: number, since: number): Promise<StoredNotifyOverview | null>;
  /** Locks a rule of a group; null if the group has no rule with this id. */
  lock(id: string, siteGroupNum: number): Promise<StoredNotifyRule | null>;
  /** Returns false and writes nothing if the id is taken. */
  add(id: string, siteGroupNum: number, form: NotifyForm, touch: NotifyTouch): Promise<boolean>;
  change(id: string, form: NotifyForm, touch: NotifyTouch): Promise<void>;
  /** Turns a rule on or off. A rule turned on again only notices events from then on. */
  turn(id: string, enabled: boolean, touch: NotifyTouch): Promise<void>;
  remove(id: string, touch: NotifyTouch): Promise<void>;
  /** Returns the number of rules in a group and its time zone; null for a group without the service. */
  room(siteGroupNum: number): Promise<{ readonly rules: number; readonly timeZone: string } | null>;
  /** Returns the events a rule would have noticed since `since`, oldest first; null for a group without the service. */
  events(
    siteGroupNum: number,
    form: Pick<NotifyForm, 'cause' | 'categories' | 'priorities'>,
    since: number,
    limit: number,
  ): Promise<readonly Pick<NotifyEvent, 'at'>[] | null>;
  /** Returns the rules that are on, in groups with the service. */
  active(): Promise<readonly (StoredNotifyRule & { readonly since: number })[]>;
  /** Returns events since `since` that the rule has not noticed yet. */
  unnoticed(rule: StoredNotifyRule, since: number, limit: number): Promise<readonly NotifyEvent[]>;
  /** Records events that a rule noticed, each once even if another server records it too. Events without `dueAt` are not sent. */
  note(
    ruleId: string,
    notices: readonly (NotifyEvent & { readonly dueAt: number | null })[],
  ): Promise<number>;
  /** Returns the due notices of one rule, at most `limit`, and marks them as taken; null when none are due. */
  takeDue(now: number, limit: number): Promise<DueNotices | null>;
  /** Returns the person whom a rule names. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  addDeliveries(
    deliveries: readonly {
      readonly id: string;
      readonly ruleId: string;
      readonly at: number;
      readonly person: string;
      readonly notices: number;
      /** Null while it is on its way. */
      readonly result: 'Bounced' | null;
      readonly outboxId: string | null;
    }[],
  ): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly notifyRules: NotifyRuleRepository;
  }
}
