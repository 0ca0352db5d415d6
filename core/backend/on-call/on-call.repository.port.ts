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

/** An on-call list with all data that decides who is on call in a period. */
export interface StoredOnCall extends OnCallPlan {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly people: readonly OnCallPerson[];
}

export interface OnCallGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly timeZone: string;
  /** True if the answering service is enabled for the group (spec §2.2). */
  readonly enabled: boolean;
}

/** All on-call data of a group in a period. */
export interface StoredOnCallOverview extends OnCallGroup, Deciding {
  readonly swaps: readonly OnCallSwap[];
  /** The business hours in which the group answers its own calls. */
  readonly hours: Omit<StoredOpenHours, 'siteGroupNum' | 'timeZone'>;
}

/** The person who makes the change, and the time of the change. */
export interface OnCallTouch {
  readonly by: string;
  readonly now: number;
}

export interface DueList {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly enabled: boolean;
  readonly toldUntil: number;
}

export interface StoredFeed {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly personId: string | null;
  readonly madeBy: string;
  readonly madeAt: number;
}

/** A calendar feed with its version, which increases when the content changes. */
export interface ReadFeed extends StoredFeed {
  readonly version: number;
  readonly timeZone: string;
}

/** A test page and the delivery state of its message. */
export interface StoredTestPage {
  readonly channel: 'email' | 'sms';
  readonly askedAt: number;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly sentAt: number | null;
}

/** Stores on-call lists, people and shifts (domain guide 6.8 b). */
export interface OnCallRepository {
  /** Returns a group's on-call data that overlaps the period, in one statement; null for an unknown group. */
  overview(siteGroupNum: number, from: number, to: number): Promise<StoredOnCallOverview | null>;
  /** Returns one on-call list with its data that overlaps the period, in one statement; null if the list is deleted or never existed. */
  plan(listId: string, from: number, to: number): Promise<StoredOnCall | null>;
  /** Returns the group's on-call lists that are not deleted, in order. */
  listsOf(siteGroupNum: number): Promise<readonly { readonly id: string; readonly name: string }[]>;

  /**
   * Locks all on-call lists of a group until the transaction ends. `digestAt` becomes the digest time of a group that has
   * no digest time yet.
   */
  lock(siteGroupNum: number, digestAt: number): Promise<OnCallGroup | null>;
  /** Marks the group as changed: calendar feeds get a new version, and hand-offs are computed again. */
  changed(siteGroupNum: number, now: number): Promise<void>;

  /** Stores a person. Returns false and writes nothing if the id belongs to another group. */
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
  changeOverride(id: string, form: OverrideForm, touch: OnCallTouch): Promise<void>;
  /** Removes an override that has not started. An override that has already started is not removed but ends at `now`. */
  endOverride(id: string, now: number): Promise<void>;
  saveFixed(id: string, form: FixedForm, touch: OnCallTouch): Promise<boolean>;
  endFixed(id: string, now: number): Promise<void>;
  addSwap(id: string, personId: string, form: SwapForm, now: number): Promise<boolean>;
  answerSwap(id: string, state: (typeof SWAP_STATES)[number], touch: OnCallTouch): Promise<void>;

  /** Returns accounts that can be members of the group's lists: those with the right to the group's answering service. */
  candidates(
    siteGroupNum: number,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;

  feeds(siteGroupNum: number): Promise<readonly StoredFeed[]>;
  addFeed(
    feed: StoredFeed & { readonly mark: string; readonly madeById: string },
  ): Promise<boolean>;
  revokeFeed(id: string, now: number): Promise<void>;
  /**
   * Finds a calendar feed by the hash of its secret, in one statement. Returns null if the feed was revoked or its group
   * has no answering service.
   */
  feed(mark: string): Promise<ReadFeed | null>;

  addTestPage(
    page: Pick<StoredTestPage, 'channel' | 'askedAt'> & {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly accountId: string;
      readonly messageId: string;
    },
  ): Promise<boolean>;
  /** Returns a test page; null unless the account requested it. */
  testPage(id: string, accountId: string): Promise<StoredTestPage | null>;

  /** Locks an on-call list whose check is due, skipping lists that another server has locked. */
  claimList(now: number): Promise<DueList | null>;
  notifiedHandoffs(listId: string, until: number, lookAt: number): Promise<void>;
  /** Locks a group whose daily digest is due, skipping groups that another server has locked. */
  claimDigest(now: number): Promise<OnCallGroup | null>;
  digestAgainAt(siteGroupNum: number, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly onCall: OnCallRepository;
  }
}
