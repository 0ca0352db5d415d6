import type { FixedSchedule, Override, Rotation } from '../../on-call/on-call.ts';
import type {
  OnCallFixed,
  OnCallList,
  OnCallOverride,
  OnCallPerson,
  OnCallSwap,
} from '../../on-call/on-call.schema.ts';

/** A list with everything that decides who has it from a moment to another. */
export interface StoredOnCall {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly timeZone: string;
  readonly rotation: Rotation;
  readonly overrides: readonly Override[];
  readonly fixed: readonly FixedSchedule[];
  readonly people: readonly OnCallPerson[];
}

/** What a group has, as its desk shows it; null where there is no such group. */
export interface StoredDesk {
  readonly siteGroupNum: number;
  readonly timeZone: string;
  /** The answering service is enabled for the group (spec §2.2). */
  readonly enabled: boolean;
  readonly people: readonly OnCallPerson[];
  readonly lists: readonly OnCallList[];
  readonly overrides: readonly OnCallOverride[];
  readonly fixed: readonly OnCallFixed[];
  readonly swaps: readonly OnCallSwap[];
}

/** Who is on call for whom (domain guide 6.8 b). */
export interface OnCallRepository {
  /** What meets a span; one statement. */
  desk(siteGroupNum: number, from: number, to: number): Promise<StoredDesk | null>;
  /** One list by its number, with what meets a span; one statement. Null where it is deleted or never was. */
  plan(listId: string, from: number, to: number): Promise<StoredOnCall | null>;
  /** Lists of a group that are not deleted, in their order. */
  listsOf(siteGroupNum: number): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly onCall: OnCallRepository;
  }
}
