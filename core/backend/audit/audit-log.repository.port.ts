import type { AuditFilter, AuditLine, ChainPart } from '../../audit/audit-line.schema.ts';

interface Window {
  readonly before: number | null;
  readonly limit: number;
  /** Facts of a line at most, the first by name; all of them unless said. */
  readonly facts?: number;
}

/** Reads the audit log; nothing here writes. */
export interface AuditLogRepository {
  /** At most `limit` lines, newest first, with numbers below `before` where it is said. */
  lines(filter: AuditFilter, window: Window): Promise<readonly AuditLine[]>;
  /** How many lines fit, with numbers above `after` where it is said, counted up to `most`. */
  count(filter: AuditFilter, most: number, after?: number): Promise<number>;
  /** The same lines, how many fit in all, counted up to `most`, and every operation of the audit log in alphabetical order: one round trip. */
  page(
    filter: AuditFilter,
    window: Window & { readonly most: number },
  ): Promise<{
    readonly lines: readonly AuditLine[];
    readonly count: number;
    readonly operations: readonly string[];
  }>;
  /** Recomputes the chain after line `after`, at most `limit` lines of it. */
  checkChain(after: number, limit: number): Promise<ChainPart>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly auditLog: AuditLogRepository;
  }
}
