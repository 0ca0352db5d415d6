/** Counts of what was voided in a restored database. */
export interface VoidedAccess {
  readonly sessions: number;
  /** Codes and links that were open. */
  readonly oneTime: number;
  readonly devices: number;
  /** Messages that were waiting to be sent. */
  readonly messages: number;
}

/** Voids what a restored database must not bring back to life (SECURITY.md §2.18). */
export interface RestoredRepository {
  /**
   * Ends sessions, impersonations, sign-ins under way, codes, links, feeds and remembered devices, and gives up messages
   * that were waiting to be sent.
   */
  voidAccess(now: number): Promise<VoidedAccess>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly restored: RestoredRepository;
  }
}
