/** What is announced when it changes; how to add one: adapters/server/README.md. */
export type ChangeTopic = 'statusBanner' | 'live';

/** What a subscriber hears. */
export type ChangeNews =
  /** Somebody changed it, on whichever server, and it is committed; `detail` is what the announcement says besides, unread. */
  | { readonly kind: 'changed'; readonly detail: unknown }
  /** Changes may be missed from now on: nothing remembered counts. */
  | { readonly kind: 'lost' }
  /** From now on every change is heard; what was committed before may have been missed and is read anew. */
  | { readonly kind: 'listening' };

/** Tells this server what was changed in the database, by itself, by another server or by hand. */
export interface ChangeFeed {
  /** Hears of one topic, at first that it listens if it does; what is returned ends it. */
  subscribe(topic: ChangeTopic, hear: (news: ChangeNews) => void): () => void;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly changes: ChangeFeed;
  }
}
