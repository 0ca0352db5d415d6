/**
 * One line of the audit log. It is append-only, chained, and written as the last statement of the change's own transaction
 * (SECURITY.md §2.11).
 */
export interface AuditEntry {
  readonly at: number;
  readonly requestId: string;
  readonly sessionId: string | null;
  readonly subjectId: string | null;
  readonly actorId: string | null;
  readonly address: string;
  /** The address the client claims. It decides nothing (SECURITY.md T2). */
  readonly claimedIp: string | null;
  /** A term from a fixed vocabulary, such as `login`, `step.mfaVerify`, `refresh.reuse`. */
  readonly operation: string;
  readonly target: string | null;
  readonly result: 'ok' | 'refused' | 'limited';
  /** Facts of limited length; never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Appends any number of lines to the audit log in one statement. The head of the chain stays locked until the transaction ends. */
export interface AuditTrail {
  append(...entries: readonly AuditEntry[]): Promise<void>;
}
