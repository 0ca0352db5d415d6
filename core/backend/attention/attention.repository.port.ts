import type { AttentionBounds } from '../../attention/attention-kinds.rule.ts';
import type { AttentionState, AttentionView } from '../../attention/attention-state.rule.ts';
import type {
  Attention,
  AttentionItem,
  AttentionKind,
  AttentionShow,
} from '../../attention/attention.schema.ts';

/** A cause of attention with its stored state. */
export interface StoredAttention extends Omit<AttentionItem, 'state'> {
  readonly state: AttentionState;
}

/** A query for attention items: the kinds the reader may know of, in a dealer's group, with its time bounds. */
export interface AttentionLook {
  readonly siteGroupNum: number;
  readonly kinds: readonly AttentionKind[];
  readonly bounds: AttentionBounds;
  readonly now: number;
}

/** A person to whom an item may be assigned. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
  /** Roles and flags. */
  readonly rights: readonly string[];
}

/** Items that need attention, their stored state, and the watched sites (domain guide 6.19). */
export interface AttentionRepository {
  /** Lists items in one statement, most urgent first and at most `limit`. The counts cover all items. */
  list(
    look: AttentionLook & {
      readonly me: string;
      readonly show: AttentionShow;
      readonly limit: number;
    },
  ): Promise<
    Pick<Attention, 'timeZone' | 'counts' | 'colleagues'> & {
      readonly items: readonly StoredAttention[];
    }
  >;
  /** Returns one cause of a site; null if it is over or not of these kinds. */
  find(
    look: AttentionLook & { readonly siteNum: number; readonly key: string },
  ): Promise<StoredAttention | null>;
  put(
    key: string,
    at: { readonly siteGroupNum: number; readonly siteNum: number },
    state: AttentionView,
  ): Promise<void>;
  /** Returns an active dealer user who may see the sites of a group; null for anybody else. */
  assignee(id: string, siteGroupNum: number): Promise<Assignee | null>;
  /** Sets whether the people of a group watch a site. Returns true if that changed something. */
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
