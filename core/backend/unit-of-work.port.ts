import type { AuditTrail } from './audit.trail.port.ts';

/** The repositories of one open transaction. Each repository port adds its repository by declaration merging. */
export interface Transaction {
  readonly audit: AuditTrail;
}

/** Runs business operations against the database (SECURITY.md §2). */
export interface UnitOfWork {
  /**
   * Runs one business operation in one transaction. Commits when `work` returns, even if `work` returns a refusal. Rolls
   * back when `work` throws.
   */
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs read statements without a transaction. Each statement sees the data committed before the statement started, so
   * data that must be consistent needs a single statement. A write throws.
   */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
