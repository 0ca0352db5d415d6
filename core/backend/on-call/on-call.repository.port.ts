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

/** A list with everything that decides who has it from a moment to another. */
export interface StoredOnCall extends OnCallPlan {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly people: readonly OnCallPerson[];
}

/** A group with an answering service, or without. */
export interface OnCallGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly timeZone: string;
  /** The answering service is enabled for the group (spec §2.2). */
  readonly enabled: boolean;
}

/** What a group has, as its desk shows it. */
export interface StoredOnCallOverview extends OnCallGroup, Deciding {
  readonly swaps: readonly OnCallSwap[];
  /** The hours in which the group answers itself. */
  readonly hours: Omit<StoredOpenHours, 'siteGroupNum' | 'timeZone'>;
}

/** Who changes something, and when. */
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

/** A feed as a calendar asks for it. */
export interface StoredFeed {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly personId: string | null;
  readonly madeBy: string;
  readonly madeAt: number;
}

/** The same with what changes when what it says does. */
export interface ReadFeed extends StoredFeed {
  readonly version: number;
  readonly timeZone: string;
}

/** A test page, and what became of its message. */
export interface StoredTestPage {
  readonly channel: 'email' | 'sms';
  readonly askedAt: number;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly sentAt: number | null;
}

/** Who is on call for whom (domain guide 6.8 b). */
export interface OnCallRepository {
  /** What meets a span; one statement. */
  overview(siteGroupNum: number, from: number, to: number): Promise<StoredOnCallOverview | null>;
  /** One list by its number, with what meets a span; one statement. Null where it is deleted or never was. */
  plan(listId: string, from: number, to: number): Promise<StoredOnCall | null>;
  /** Lists of a group that are not deleted, in their order. */
  listsOf(siteGroupNum: number): Promise<readonly { readonly id: string; readonly name: string }[]>;

  /** Locks the lists of a group until the transaction ends, whatever of them changes; `digestAt` is for one that has none yet. */
  lock(siteGroupNum: number, digestAt: number): Promise<OnCallGroup | null>;
  /** What was written is news: feeds are another version, hand-offs are looked for anew. */
  changed(siteGroupNum: number, now: number): Promise<void>;

  /** False, and nothing is written, where the number is another one's. */
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
  /** Takes one away that has not begun, and ends one that has. */
  endOverride(id: string, now: number): Promise<void>;
  saveFixed(id: string, form: FixedForm, touch: OnCallTouch): Promise<boolean>;
  endFixed(id: string, now: number): Promise<void>;
  addSwap(id: string, personId: string, form: SwapForm, now: number): Promise<boolean>;
  answerSwap(id: string, state: (typeof SWAP_STATES)[number], touch: OnCallTouch): Promise<void>;

  /** Accounts of a group that can be members: those with the right to its answering service. */
  candidates(
    siteGroupNum: number,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;

  feeds(siteGroupNum: number): Promise<readonly StoredFeed[]>;
  addFeed(
    feed: StoredFeed & { readonly mark: string; readonly madeById: string },
  ): Promise<boolean>;
  revokeFeed(id: string, now: number): Promise<void>;
  /** By the mark of its secret; null where it was revoked, or its group has no answering service. One statement. */
  feed(mark: string): Promise<ReadFeed | null>;

  addTestPage(
    page: Pick<StoredTestPage, 'channel' | 'askedAt'> & {
      readonly id: string;
      readonly siteGroupNum: number;
      readonly accountId: string;
      readonly messageId: string;
    },
  ): Promise<boolean>;
  /** Of the account that asked for it alone. */
  testPage(id: string, accountId: string): Promise<StoredTestPage | null>;

  /** Holds a list whose look is due and that nobody else holds. */
  claimList(now: number): Promise<DueList | null>;
  notifiedHandoffs(listId: string, until: number, lookAt: number): Promise<void>;
  /** Holds a group whose daily digest is due and that nobody else holds. */
  claimDigest(now: number): Promise<OnCallGroup | null>;
  digestAgainAt(siteGroupNum: number, at: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly onCall: OnCallRepository;
  }
}
