import type { NotifyForm, NotifyRule } from '../../auto-notify/notify-rule.schema.ts';
import type { ReachedPerson } from '../answering-messages/answering-message.repository.port.ts';

/** A notification rule as stored. Instants are milliseconds UTC. */
export interface StoredNotifyRule extends NotifyForm {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly timeZone: string;
  readonly enabled: boolean;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number;
}

/** An event that matches a notification rule. */
export interface NotifyEvent {
  /** Unique key of the event. */
  readonly source: string;
  readonly at: number;
  readonly words: string;
  readonly messageId: string | null;
}

/** The notification rules of a group, and the people and on-call lists that a rule can name. */
export interface StoredNotifyOverview {
  readonly rules: readonly (Omit<NotifyRule, 'changedAt'> & { readonly changedAt: number })[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly rotations: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

/** The person who changes a rule, and the time of the change. */
export interface NotifyTouch {
  readonly by: string;
  readonly now: number;
}

/** Due notices of one rule, locked until the transaction ends. */
export interface DueNotices {
  readonly rule: StoredNotifyRule;
  readonly notices: readonly NotifyEvent[];
}

/** Stores notification rules and their notices (domain guide 6.8 c). */
export interface NotifyRuleRepository {
  /** Returns the group's rules with notice counts since `since`; null for a group without the answering service. */
  overview(siteGroupNum: number, since: number): Promise<StoredNotifyOverview | null>;
  /** Locks a rule of a group; returns null if the group has no rule with this id. */
  lock(id: string, siteGroupNum: number): Promise<StoredNotifyRule | null>;
  /** Adds a rule. Returns false and writes nothing if the id is taken. */
  add(id: string, siteGroupNum: number, form: NotifyForm, touch: NotifyTouch): Promise<boolean>;
  change(id: string, form: NotifyForm, touch: NotifyTouch): Promise<void>;
  /** Turns a rule on or off. A rule that is turned on again ignores events from before that time. */
  turn(id: string, enabled: boolean, touch: NotifyTouch): Promise<void>;
  remove(id: string, touch: NotifyTouch): Promise<void>;
  /** Returns the number of the group's rules, and the group's time zone; null for a group without the answering service. */
  room(siteGroupNum: number): Promise<{ readonly rules: number; readonly timeZone: string } | null>;
  /** Returns events since `since` that match an unsaved rule, oldest first; null for a group without the answering service. */
  events(
    siteGroupNum: number,
    form: Pick<NotifyForm, 'cause' | 'categories' | 'priorities'>,
    since: number,
    limit: number,
  ): Promise<readonly Pick<NotifyEvent, 'at'>[] | null>;
  /** Returns the rules that are turned on, in groups with the answering service. */
  active(): Promise<readonly (StoredNotifyRule & { readonly since: number })[]>;
  /** Returns events since `since` that match a rule and are not recorded yet. */
  unnoticed(rule: StoredNotifyRule, since: number, limit: number): Promise<readonly NotifyEvent[]>;
  /**
   * Records events that match a rule. An event that another server already recorded is not recorded again. No notice is
   * sent for an event without `dueAt`.
   */
  note(
    ruleId: string,
    notices: readonly (NotifyEvent & { readonly dueAt: number | null })[],
  ): Promise<number>;
  /** Takes at most `limit` due notices of one rule, and marks them as taken; returns null when none are due. */
  takeDue(now: number, limit: number): Promise<DueNotices | null>;
  /** Returns a person of the group by id; null if the group has no such person. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  addDeliveries(
    deliveries: readonly {
      readonly id: string;
      readonly ruleId: string;
      readonly at: number;
      readonly person: string;
      readonly notices: number;
      /** Null until the delivery's result is known. */
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
