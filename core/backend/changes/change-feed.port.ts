/** Topics whose changes are announced. adapters/server/README.md explains how to add one. */
export type ChangeTopic = 'statusBanner' | 'live';

/** A notification to a subscriber of a topic. */
export type ChangeNews =
  /** A change of the topic was committed, on any server. `detail` is the announced content, not validated. */
  | { readonly kind: 'changed'; readonly detail: unknown }
  /** Changes may be missed from now on, so cached values are invalid. */
  | { readonly kind: 'lost' }
  /** Every change is received from now on. Earlier changes may have been missed, so cached values must be read again. */
  | { readonly kind: 'listening' };

/** Notifies this server of changes in the database, whether they are made by this server, by another server or by hand. */
export interface ChangeFeed {
  /**
   * Subscribes to one topic. If the feed already listens, `hear` is called with `listening` first. Returns the function
   * that unsubscribes.
   */
  subscribe(topic: ChangeTopic, hear: (news: ChangeNews) => void): () => void;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly changes: ChangeFeed;
  }
}
