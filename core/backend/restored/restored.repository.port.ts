/** How many of each a restored database held that no longer count. */
export interface VoidedAccess {
  readonly sessions: number;
  /** Codes and links that were open. */
  readonly oneTime: number;
  readonly devices: number;
  /** Messages that waited to be sent. */
  readonly messages: number;
}

/** What a database brings back that must not live again (SECURITY.md §2.18). */
export interface RestoredRepository {
  /** Ends sessions, visits and ways in that are under way, codes, links, feeds and remembered devices, and gives up what waited to be sent. */
  voidAccess(now: number): Promise<VoidedAccess>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly restored: RestoredRepository;
  }
}
