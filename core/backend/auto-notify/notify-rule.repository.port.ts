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

/** Something a rule waits for. */
export interface NotifyEvent {
  /** Tells it from every other one. */
  readonly source: string;
  readonly at: number;
  readonly words: string;
  readonly messageId: string | null;
}

/** The rules of a group with the service, and whom they can name. */
export interface StoredNotifyOverview {
  readonly rules: readonly (Omit<NotifyRule, 'changedAt'> & { readonly changedAt: number })[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly rotations: readonly { readonly id: string; readonly name: string }[];
  readonly timeZone: string;
}

/** Who changed a rule, and when. */
export interface NotifyTouch {
  readonly by: string;
  readonly now: number;
}

/** Notices of a rule that are due, locked until the transaction ends. */
export interface DueNotices {
  readonly rule: StoredNotifyRule;
  readonly notices: readonly NotifyEvent[];
}

/** Who is told of what by itself (domain guide 6.8 c). */
export interface NotifyRuleRepository {
  /** Null for a group without the service; figures are those since a moment. */
  overview(siteGroupNum: number, since: number): Promise<StoredNotifyOverview | null>;
  /** Holds a rule of a group; null where it has none of that id. */
  lock(id: string, siteGroupNum: number): Promise<StoredNotifyRule | null>;
  /** False, and nothing is written, where the id is taken. */
  add(id: string, siteGroupNum: number, form: NotifyForm, touch: NotifyTouch): Promise<boolean>;
  change(id: string, form: NotifyForm, touch: NotifyTouch): Promise<void>;
  /** On again, it hears of what comes from then on. */
  turn(id: string, enabled: boolean, touch: NotifyTouch): Promise<void>;
  remove(id: string, touch: NotifyTouch): Promise<void>;
  /** Of a group: how many rules it has, whether it has the service. */
  room(siteGroupNum: number): Promise<{ readonly rules: number; readonly timeZone: string } | null>;
  /** What a rule would have noticed since a moment, the oldest first; null for a group without the service. */
  events(
    siteGroupNum: number,
    form: Pick<NotifyForm, 'cause' | 'categories' | 'priorities'>,
    since: number,
    limit: number,
  ): Promise<readonly Pick<NotifyEvent, 'at'>[] | null>;
  /** Rules that are on, of groups with the service. */
  active(): Promise<readonly (StoredNotifyRule & { readonly since: number })[]>;
  /** What a rule has not noticed yet since a moment. */
  unnoticed(rule: StoredNotifyRule, since: number, limit: number): Promise<readonly NotifyEvent[]>;
  /** Notes what a rule noticed, each once whoever else notes it; without `dueAt` it is let pass. */
  note(
    ruleId: string,
    notices: readonly (NotifyEvent & { readonly dueAt: number | null })[],
  ): Promise<number>;
  /** The notices of one rule that are due, at most `limit`, marked as taken; null where nothing is due. */
  takeDue(now: number, limit: number): Promise<DueNotices | null>;
  /** Whom a rule of addresses or a person means. */
  person(id: string, siteGroupNum: number): Promise<ReachedPerson | null>;
  addDeliveries(
    deliveries: readonly {
      readonly id: string;
      readonly ruleId: string;
      readonly at: number;
      readonly person: string;
      readonly notices: number;
      /** Null where it is on its way. */
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
