import type { AuditResult } from './audit-record.schema.ts';

/** Which lines are wanted; an empty text or null leaves that side open. */
export interface AuditFilter {
  /** Instants, ISO 8601: from this one on, and before that one. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of the name or username of actor or subject. */
  readonly person: string;
  readonly operation: string;
  readonly result: AuditResult | null;
  /** Part of the target. */
  readonly text: string;
}
