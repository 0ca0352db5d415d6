import type { AuditTrail } from './audit.trail.port.ts';

/** The repositories of one open transaction; each port adds its own next to its declaration. */
export interface Transaction {
  readonly audit: AuditTrail;
}

/** Where business operations meet the database (SECURITY.md §2). */
export interface UnitOfWork {
  /** One transaction per business operation: a returned value commits, refusals included; a thrown error rolls back. */
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Reads only, without a transaction: each statement sees what was committed when it began, so what must fit together is
   * read by one. A write is refused with an error.
   */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
