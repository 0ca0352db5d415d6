import type { AttentionBounds } from '../../attention/attention-kinds.rule.ts';
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

export interface Assignee {
  readonly id: string;
  readonly name: string;
  /** Names of the person's roles and flags. */
  readonly rights: readonly string[];
}

/** Stores the state of items that need attention, and the sites that are watched (domain guide 6.19). */
export interface AttentionRepository {
  /** Returns at most `limit` items, most urgent first, and the counts of all items. Runs one statement. */
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
  /** Returns one cause at a site; null if the cause is over or its kind is not among the requested ones. */
  find(
    look: AttentionLook & { readonly siteNum: number; readonly key: string },
  ): Promise<StoredAttention | null>;
  put(
    key: string,
    at: { readonly siteGroupNum: number; readonly siteNum: number },
    state: AttentionView,
  ): Promise<void>;
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
