import type { AttentionBounds } from '../../attention/attention-kinds.rule.ts';
import type { AttentionState, AttentionView } from '../../attention/attention-state.rule.ts';
import type {
  Attention,
  AttentionItem,
  AttentionKind,
  AttentionShow,
} from '../../attention/attention.schema.ts';

/** A cause with what is stored about it. */
export interface StoredAttention extends Omit<AttentionItem, 'state'> {
  readonly state: AttentionState;
}

/** What is looked for: kinds the reader may be told of, by the one rule, in a dealer's group by its clocks. */
export interface AttentionLook {
  readonly siteGroupNum: number;
  readonly kinds: readonly AttentionKind[];
  readonly bounds: AttentionBounds;
  readonly now: number;
}

/** Somebody who may be given an item. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
  /** Roles and flags. */
  readonly rights: readonly string[];
}

/** What needs somebody, what is stored about it, and what is watched (domain guide 6.19). */
export interface AttentionRepository {
  /** One statement; items the most urgent first, at most `limit`, counts whole. */
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
  /** One cause of a site, null where it is over or not of these kinds. */
  find(
    look: AttentionLook & { readonly siteNum: number; readonly key: string },
  ): Promise<StoredAttention | null>;
  put(
    key: string,
    at: { readonly siteGroupNum: number; readonly siteNum: number },
    state: AttentionView,
  ): Promise<void>;
  /** An active dealer's person who may see the sites of a group; null for anybody else. */
  assignee(id: string, siteGroupNum: number): Promise<Assignee | null>;
  /** Says whether the people of a group watch a site; true where that changed something. */
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
