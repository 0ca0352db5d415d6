/** The topics whose changes are announced. adapters/server/README.md explains how to add one. */
export type ChangeTopic = 'statusBanner' | 'live';

/** The news a subscriber receives. */
export type ChangeNews =
  /** The topic was changed and committed, on any server. `detail` is the content of the announcement, not validated. */
  | { readonly kind: 'changed'; readonly detail: unknown }
  /** Changes may be missed from now on, so no remembered value is valid. */
  | { readonly kind: 'lost' }
  /** From now on every change is received. Earlier changes may have been missed, so values are read again. */
  | { readonly kind: 'listening' };

/** Tells this server about changes in the database, made by itself, by another server or by hand. */
export interface ChangeFeed {
  /** Subscribes to one topic. If the feed is listening, the first news says so. The returned function ends the subscription. */
  subscribe(topic: ChangeTopic, hear: (news: ChangeNews) => void): () => void;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly changes: ChangeFeed;
  }
}
