/** Counts of the sessions, secrets and messages voided in a restored database. */
export interface VoidedAccess {
  readonly sessions: number;
  /** Number of open codes and links that were voided. */
  readonly oneTime: number;
  readonly devices: number;
  /** Number of unsent messages that were discarded. */
  readonly messages: number;
}

/** Voids access data that must not become valid again in a restored database (SECURITY.md §2.18). */
export interface RestoredRepository {
  /**
   * Ends sessions, impersonations and unfinished sign-ins, voids codes, links, feeds and remembered devices, and discards
   * unsent messages.
   */
  voidAccess(now: number): Promise<VoidedAccess>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly restored: RestoredRepository;
  }
}
