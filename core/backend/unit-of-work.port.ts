import type { AuditTrail } from './audit.trail.port.ts';

/** The repositories of one open transaction; each port adds its own next to its declaration. */
export interface Transaction {
  readonly audit: AuditTrail;
}

/** One transaction per business operation: a returned value commits, refusals included; a thrown error rolls back (SECURITY.md §2). */
export interface UnitOfWork {
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}
