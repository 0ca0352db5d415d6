import type { AttentionBounds } from '../../attention/attention-kinds.rule.ts';
import type { AttentionPosition } from '../../attention/attention-position.rule.ts';
import type { AttentionState, AttentionView } from '../../attention/attention-state.rule.ts';
import type {
  Attention,
  AttentionItem,
  AttentionKind,
  AttentionShow,
} from '../../attention/attention.schema.ts';

/** A cause of attention, such as an alarm or trouble, with its stored state. */
export interface StoredAttention extends Omit<AttentionItem, 'state'> {
  readonly state: AttentionState;
}

/** The scope of an attention query: a dealer's group, the kinds the reader may see, and the time limits. */
export interface AttentionLook {
  readonly siteGroupNum: number;
  readonly kinds: readonly AttentionKind[];
  readonly bounds: AttentionBounds;
  readonly now: number;
}

/** The filters of a list, and the part of it to read. */
export interface AttentionListed extends AttentionLook {
  readonly me: string;
  readonly show: AttentionShow;
  /** Null for any. */
  readonly kind: AttentionKind | null;
  readonly branch: number | null;
  readonly site: number | null;
  /** Starts of the causes: after `from`, and at or before `to`. */
  readonly from: number;
  readonly to: number;
  /** The page starts after this position. */
  readonly behind: AttentionPosition;
  readonly limit: number;
}

/** The state of an item with its site, and the group that the site had at that time. */
export interface PutAttention {
  readonly key: string;
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly state: AttentionView;
}

export interface Assignee {
  readonly id: string;
  readonly name: string;
  /** Names of the person's roles and flags. */
  readonly rights: readonly string[];
}

/** Stores the state of items that need attention, and the sites that are watched (domain guide 6.19). */
export interface AttentionRepository {
  /** Returns at most `limit` items, most urgent first, and the counts of all items. Runs one statement. */
  list(look: AttentionListed): Promise<
    Omit<Attention, 'asOf' | 'items' | 'next'> & {
      readonly items: readonly (StoredAttention & { readonly atSite: number })[];
      /** The position of the last item; null if no item follows. */
      readonly next: AttentionPosition | null;
    }
  >;
  /** Returns those of the causes at the sites that are not over and have one of the kinds. */
  named(
    look: AttentionLook & {
      readonly siteNums: readonly number[];
      readonly keys: readonly string[];
    },
  ): Promise<readonly StoredAttention[]>;
  /** Locks sites of the group and its branches until the transaction ends, in the order of their numbers. */
  lockSites(
    siteNums: readonly number[],
    siteGroupNum: number,
  ): Promise<readonly Pick<PutAttention, 'siteNum' | 'siteGroupNum'>[]>;
  /** Stores states. Their sites must be locked. */
  put(...states: readonly PutAttention[]): Promise<void>;
  /** Returns an active dealer user who may see the group's sites; null for anybody else. */
  assignee(id: string, siteGroupNum: number): Promise<Assignee | null>;
  /** Sets whether the group's people watch a site. Returns false if nothing changed. */
  watch(request: {
    readonly siteGroupNum: number;
    readonly siteNum: number;
    readonly watched: boolean;
    readonly by: string;
    readonly now: number;
  }): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly attention: AttentionRepository;
  }
}
