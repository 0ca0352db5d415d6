import type { Answer } from '../kernel/result.ts';
import type { Attention, AttentionAct, AttentionItem, AttentionShow } from './attention.schema.ts';

/** What needs somebody of the active group, and what is said about it (domain guide 6.19). */
export interface AttentionGateway {
  /** The most urgent first, so many; `background`: nobody waits for it. */
  list(
    show: AttentionShow,
    most: number,
    how?: { readonly background: boolean },
  ): Answer<Attention>;
  /** Answers the item as it is kept now; 409 says who was faster. */
  say(
    item: Pick<AttentionItem, 'siteNum' | 'key'>,
    rev: number,
    act: AttentionAct,
  ): Answer<AttentionItem>;
}
