import type { AuditTrail } from './audit.trail.port.ts';

/** The repositories of one open transaction. Each port adds its own next to its declaration. */
export interface Transaction {
  readonly audit: AuditTrail;
}

/** Runs business operations against the database (SECURITY.md §2). */
export interface UnitOfWork {
  /** Runs one business operation in one transaction. A returned value commits, including a refusal; a thrown error rolls back. */
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Reads without a transaction. Each statement sees what was committed when it started, so data that must be consistent
   * is read in one statement. A write throws an error.
   */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
