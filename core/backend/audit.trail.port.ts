/** One line of the audit log; append-only, chained, written as the last statement of the change's own transaction (SECURITY.md §2.11). */
export interface AuditEntry {
  readonly at: number;
  readonly requestId: string;
  readonly sessionId: string | null;
  readonly subjectId: string | null;
  readonly actorId: string | null;
  readonly address: string;
  /** What the client claims its address is; decides nothing (SECURITY.md T2). */
  readonly claimedIp: string | null;
  /** A word of a fixed vocabulary, e.g. `login`, `step.mfaVerify`, `refresh.reuse`. */
  readonly operation: string;
  readonly target: string | null;
  readonly result: 'ok' | 'refused' | 'limited';
  /** Length-limited facts; never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Appends to the audit log, however many lines by one statement; the chain's head is locked from then on. */
export interface AuditTrail {
  append(...entries: readonly AuditEntry[]): Promise<void>;
}
