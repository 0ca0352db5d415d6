import type { OnCallListForm, OnCallPersonForm } from '../../on-call/on-call-list-form.schema.ts';
import type { FixedForm, OverrideForm, SwapForm } from '../../on-call/override-form.schema.ts';
import type { OnCallPlan } from '../../on-call/on-call.ts';
import type {
  OnCallPerson,
  OnCallSwap,
  SWAP_STATES,
} from '../../on-call/on-call-overview.schema.ts';
import type { Deciding } from '../../on-call/plan-of-overview.rule.ts';
import type { StoredOpenHours } from '../business-hours/business-hours.repository.port.ts';

/** A list with everything that decides who is on call in a period. */
export interface StoredOnCall extends OnCallPlan {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly people: readonly OnCallPerson[];
}

/** A group, with or without an answering service. */
export interface OnCallGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly timeZone: string;
  /** The answering service is enabled for the group (spec §2.2). */
  readonly enabled: boolean;
}

/** The on-call data of a group, as its screen shows it. */
export interface StoredOnCallOverview extends OnCallGroup, Deciding {
  readonly swaps: readonly OnCallSwap[];
  /** The hours in which the group answers its own calls. */
  readonly hours: Omit<StoredOpenHours, 'siteGroupNum' | 'timeZone'>;
}

/** The person who makes a change, and the time. */
export interface OnCallTouch {
  readonly by: string;
  readonly now: number;
}

/** A list whose next hand-off is due. */
export interface DueList {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly enabled: boolean;
  readonly toldUntil: number;
}

/** A calendar feed as its address identifies it. */
export interface StoredFeed {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly personId: string | null;
  readonly madeBy: string;
  readonly madeAt: number;
}

/** The same with the value that changes when its content does. */
export interface ReadFeed extends StoredFeed {
  readonly version: number;
  readonly timeZone: string;
}

/** A test page and the state of its message. */
export interface StoredTestPage {
  readonly channel: 'email' | 'sms';
  readonly askedAt: number;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly sentAt: number | null;
}

/** Stores who is on call for which group (domain guide 6.8 b). */
export interface OnCallRepository {
  /** Returns what overlaps a period, in one statement. */
  overview(siteGroupNum: number, from: number, to: number): Promise<StoredOnCallOverview | null>;
  /** Returns one list by its id, with what overlaps a period, in one statement. Null if it is deleted or never existed. */
  plan(listId: string, from: number, to: number): Promise<StoredOnCall | null>;
  /** Returns lists of a group that are not deleted, in order. */
  listsOf(siteGroupNum: number): Promise<readonly { readonly id: string; readonly name: string }[]>;

  /**
   * Locks the lists of a group until the transaction ends, whichever of them changes. `digestAt` is for a group that has
   * no digest time yet.
   */
  lock(siteGroupNum: number, digestAt: number): Promise<OnCallGroup | null>;
  /** Marks the group as changed: feeds get a new version, and hand-offs are computed again. */
  changed(siteGroupNum: number, now: number): Promise<void>;

  /** Returns false and writes nothing if the id belongs to another group. */
  savePerson(
    group: number,
    id: string,
    form: OnCallPersonForm,
    touch: OnCallTouch,
  ): Promise<boolean>;
  removePerson(id: string, touch: OnCallTouch): Promise<void>;
  saveList(group: number, id: string, form: OnCallListForm, touch: OnCallTouch): Promise<boolean>;
  removeList(id: string, touch: OnCallTouch): Promise<void>;
  addOverride(
    id: string,
    form: OverrideForm,
    touch: OnCallTouch & { readonly swapId: string | null },
  ): Promise<boolean>;
  /** Removes an override that has not started, and ends one that has. */
  endOverride(id: string, now: number): Promise<void>;
  saveFixed(id: string, form: FixedForm, touch: OnCallTouch): Promise<boolean>;
  endFixed(id: string, now: number): Promise<void>;
  addSwap(id: string, personId: string, form: SwapForm, now: number): Promise<boolean>;
  answerSwap(id: string, state: (typeof SWAP_STATES)[number], touch: OnCallTouch): Promise<void>;

  /** Returns accounts of a group that can be members: those with the right to its answering service. */
  candidates(
    siteGroupNum: number,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;

  feeds(siteGroupNum: number): Promise<readonly StoredFeed[]>;
  addFeed(
    feed: StoredFeed & { readonly mark: string; readonly madeById: string },
  ): Promise<boolean>;
  revokeFeed(id: string, now: number): Promise<void>;
  /** Finds a feed by the hash of its secret, in one statement. Null if it was revoked, or if its group has no answering service. */
  feed(mark: string): Promise<ReadFeed | null>;

  addTestPage(
    page: Pick<StoredTestPage, 'channel' | 'askedAt'> & {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly accountId: string;
      readonly messageId: string;
    },
  ): Promise<boolean>;
  /** Returns a test page only to the account that requested it. */
  testPage(id: string, accountId: string): Promise<StoredTestPage | null>;

  /** Locks a list whose check is due and that no other server has locked. */
  claimList(now: number): Promise<DueList | null>;
  notifiedHandoffs(listId: string, until: number, lookAt: number): Promise<void>;
  /** Locks a group whose daily digest is due and that no other server has locked. */
  claimDigest(now: number): Promise<OnCallGroup | null>;
  digestAgainAt(siteGroupNum: number, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly onCall: OnCallRepository;
  }
}
