/**
 * One entry of the audit log, which is append-only and hash-chained. The entry must be written as the last statement of
 * the transaction that it describes (SECURITY.md §2.11).
 */
export interface AuditEntry {
  readonly at: number;
  readonly requestId: string;
  readonly sessionId: string | null;
  readonly subjectId: string | null;
  readonly actorId: string | null;
  readonly address: string;
  /** The IP address the client claims. Never used for a decision (SECURITY.md T2). */
  readonly claimedIp: string | null;
  /** An operation from a fixed vocabulary, such as `login`, `step.mfaVerify`, `refresh.reuse`. */
  readonly operation: string;
  readonly target: string | null;
  readonly result: 'ok' | 'refused' | 'limited';
  /** Facts about the operation, limited in length; never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Appends entries to the audit log in one statement. The head of the hash chain stays locked until the transaction ends. */
export interface AuditTrail {
  append(...entries: readonly AuditEntry[]): Promise<void>;
}
