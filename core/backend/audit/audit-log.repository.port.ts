import type { AuditFilter, AuditLine, ChainPart } from '../../audit/audit-line.schema.ts';

interface Window {
  readonly before: number | null;
  readonly limit: number;
  /** Maximum number of facts returned per entry, in alphabetical order; all facts if absent. */
  readonly facts?: number;
}

/** Reads the audit log. Has no method that writes. */
export interface AuditLogRepository {
  /** Returns at most `limit` matching entries, newest first. If `before` is set, returns only entries with lower numbers. */
  lines(filter: AuditFilter, window: Window): Promise<readonly AuditLine[]>;
  /** Counts the matching entries up to `most`. If `after` is set, counts only entries with higher numbers. */
  count(filter: AuditFilter, most: number, after?: number): Promise<number>;
  /**
   * Returns a page of matching entries, their total count up to `most`, and the names of all operations in the audit log
   * in alphabetical order.
   */
  page(
    filter: AuditFilter,
    window: Window & { readonly most: number },
  ): Promise<{
    readonly lines: readonly AuditLine[];
    readonly count: number;
    readonly operations: readonly string[];
  }>;
  /** Recomputes the hash chain of at most `limit` audit entries after entry `after`. */
  checkChain(after: number, limit: number): Promise<ChainPart>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly auditLog: AuditLogRepository;
  }
}
