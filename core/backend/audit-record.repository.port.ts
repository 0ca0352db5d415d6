import type { AuditFilter, AuditLine, ChainPart } from '../audit/audit-record.schema.ts';

/** Reads the record; nothing here writes. */
export interface AuditRecordRepository {
  /** At most `limit` lines, newest first, with numbers below `before` where it is said. */
  lines(
    filter: AuditFilter,
    window: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly AuditLine[]>;
  /** How many lines fit, with numbers above `after` where it is said, counted up to `most`. */
  count(filter: AuditFilter, most: number, after?: number): Promise<number>;
  /** How many lines fit, counted up to `most`, and every operation of the record in alphabetical order, in one round trip. */
  overview(
    filter: AuditFilter,
    most: number,
  ): Promise<{ readonly count: number; readonly operations: readonly string[] }>;
  /** Recomputes the chain after line `after`, at most `limit` lines of it. */
  checkChain(after: number, limit: number): Promise<ChainPart>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly auditRecord: AuditRecordRepository;
  }
}
